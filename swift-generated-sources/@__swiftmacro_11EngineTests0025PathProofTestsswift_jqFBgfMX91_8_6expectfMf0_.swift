Testing.__checkValue(try Self.prove(rig, "/home/a.txt").standing == .metadataChanged(since: 1, [.mode, .owner, .attributes]),expression: .__fromSyntaxNode(#"try Self.prove(rig, "/home/a.txt").standing == .metadataChanged(since: 1, [.mode, .owner, .attributes])"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/PathProofTests.swift:92:9-92:121
