Testing.__checkValue(try Self.prove(rig, "/home/pipe").standing == .kindChanged(from: .fifo, to: .file),expression: .__fromSyntaxNode(#"try Self.prove(rig, "/home/pipe").standing == .kindChanged(from: .fifo, to: .file)"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/PathProofTests.swift:117:9-117:100
