Testing.__checkValue(try !Self.prove(rig, "/home/repository", excluded: own).isStored,expression: .__fromSyntaxNode(#"try !Self.prove(rig, "/home/repository", excluded: own).isStored"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/PathProofTests.swift:286:9-286:82
