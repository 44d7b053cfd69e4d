Testing.__checkValue(try Self.prove(rig, "/home/a.txt").standing == .contentChanged(since: 1),expression: .__fromSyntaxNode(#"try Self.prove(rig, "/home/a.txt").standing == .contentChanged(since: 1)"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/PathProofTests.swift:70:9-70:90
