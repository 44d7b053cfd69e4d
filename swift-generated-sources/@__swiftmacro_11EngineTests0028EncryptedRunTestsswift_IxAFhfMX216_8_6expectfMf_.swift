Testing.__checkClosureCall(throws: RollBack.unencrypted,performing: { try Repository.open(plain.storage, memory: { _ in memory }) },expression: .__fromSyntaxNode("try Repository.open(plain.storage, memory: { _ in memory })"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/EncryptedRunTests.swift:217:9-217:110
