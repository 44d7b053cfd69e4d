Testing.__checkValue(try Self.prove(rig, "/home/big").standing == .contentChanged(since: 1),expression: .__fromSyntaxNode(#"try Self.prove(rig, "/home/big").standing == .contentChanged(since: 1)"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/PathProofTests.swift:156:9-156:88
