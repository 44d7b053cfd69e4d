Testing.__checkValue(try Self.prove(rig, "/home/d/f1").isStored,expression: .__fromSyntaxNode(#"try Self.prove(rig, "/home/d/f1").isStored"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/PathProofTests.swift:247:9-247:60
