Testing.__checkValue(try Self.prove(rig, "/home/only").standing == .stored(since: 1, byContent: false),expression: .__fromSyntaxNode(#"try Self.prove(rig, "/home/only").standing == .stored(since: 1, byContent: false)"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/PathProofTests.swift:294:9-294:99
