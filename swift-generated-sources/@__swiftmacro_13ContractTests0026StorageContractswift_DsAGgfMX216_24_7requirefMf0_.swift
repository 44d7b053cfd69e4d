Testing.__checkValue(awaitHeld { try storage.lockReaders(exclusive: true) },expression: .__fromSyntaxNode("awaitHeld { try storage.lockReaders(exclusive: true) }"),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/ContractTests/StorageContract.swift:217:25-217:89
