Testing.__checkValue(try Self.prove(rig, "/home/big", readsAll: true).standing == .stored(since: 1, byContent: true),expression: .__fromSyntaxNode(#"try Self.prove(rig, "/home/big", readsAll: true).standing == .stored(since: 1, byContent: true)"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/PathProofTests.swift:154:9-154:113
