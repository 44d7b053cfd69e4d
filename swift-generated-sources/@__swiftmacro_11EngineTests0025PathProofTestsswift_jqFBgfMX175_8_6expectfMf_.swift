Testing.__checkValue(try Self.prove(rig, "/home/new").standing == .neverSeen,expression: .__fromSyntaxNode(#"try Self.prove(rig, "/home/new").standing == .neverSeen"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/PathProofTests.swift:176:9-176:73
