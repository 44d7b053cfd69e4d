Testing.__checkClosureCall(throws: RollBack.journal(seen: 4, found: 2),performing: { try Self.open(rig, memory) },expression: .__fromSyntaxNode("try Self.open(rig, memory)"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/EncryptedRunTests.swift:201:9-201:92
