Testing.__checkValue(try Self.prove(rig, "/home/sparse", readsAll: true).standing == .stored(since: 1, byContent: true),expression: .__fromSyntaxNode(#"try Self.prove(rig, "/home/sparse", readsAll: true).standing == .stored(since: 1, byContent: true)"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/PathProofTests.swift:134:9-134:116
