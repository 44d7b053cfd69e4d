Testing.__checkValue(try Self.prove(rig, "/home/way/a.txt").standing == .gone(last: nil),expression: .__fromSyntaxNode(#"try Self.prove(rig, "/home/way/a.txt").standing == .gone(last: nil)"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/PathProofTests.swift:212:9-212:85
