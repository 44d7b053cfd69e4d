Testing.__checkValue(try Self.prove(rig, "/home/a.txt").standing == .stored(since: 1, byContent: false),expression: .__fromSyntaxNode(#"try Self.prove(rig, "/home/a.txt").standing == .stored(since: 1, byContent: false)"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/PathProofTests.swift:48:9-48:100
