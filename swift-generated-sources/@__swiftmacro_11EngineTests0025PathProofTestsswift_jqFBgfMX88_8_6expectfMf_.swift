Testing.__checkValue(try Self.prove(rig, "/home/a.txt").standing == .metadataChanged(since: 1, [.mode]),expression: .__fromSyntaxNode(#"try Self.prove(rig, "/home/a.txt").standing == .metadataChanged(since: 1, [.mode])"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/PathProofTests.swift:89:9-89:100
