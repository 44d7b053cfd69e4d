Testing.__checkValue(try Self.prove(rig, "/home/way").standing == .stored(since: 2, byContent: false),expression: .__fromSyntaxNode(#"try Self.prove(rig, "/home/way").standing == .stored(since: 2, byContent: false)"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/PathProofTests.swift:211:9-211:98
