Testing.__checkClosureCall(throws: RepositoryError.tooManyKeys,performing: { try repository.changeSlots { Array(repeating: $0[0], count: 33) } },expression: .__fromSyntaxNode("try repository.changeSlots { Array(repeating: $0[0], count: 33) }"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/EncryptedRunTests.swift:94:9-94:123
