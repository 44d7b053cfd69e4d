Testing.__checkClosureCall(throws: RepositoryError.lastKey,performing: { try repository.changeSlots { _ in [] } },expression: .__fromSyntaxNode("try repository.changeSlots { _ in [] }"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/EncryptedRunTests.swift:93:9-93:92
