Testing.__checkClosureCall(throws: RepositoryError.notEncrypted,performing: { try plain.repository.changeSlots { $0 } },expression: .__fromSyntaxNode("try plain.repository.changeSlots { $0 }"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/EncryptedRunTests.swift:101:9-101:98
