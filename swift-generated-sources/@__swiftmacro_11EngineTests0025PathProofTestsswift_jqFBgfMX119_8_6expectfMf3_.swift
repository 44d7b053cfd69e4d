Testing.__checkValue(try Self.prove(rig, "/home/d").standing == .kindChanged(from: .directory, to: .file),expression: .__fromSyntaxNode(#"try Self.prove(rig, "/home/d").standing == .kindChanged(from: .directory, to: .file)"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/PathProofTests.swift:120:9-120:102
