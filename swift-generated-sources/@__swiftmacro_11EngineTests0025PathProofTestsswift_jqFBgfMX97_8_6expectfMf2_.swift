Testing.__checkValue(try Self.prove(rig, "/home").isStored,expression: .__fromSyntaxNode(#"try Self.prove(rig, "/home").isStored"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/PathProofTests.swift:98:9-98:55
