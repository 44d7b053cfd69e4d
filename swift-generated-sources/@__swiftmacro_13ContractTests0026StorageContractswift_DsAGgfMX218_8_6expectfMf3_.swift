Testing.__checkValue(try held(storage.lockReaders(exclusive: true)) == nil,expression: .__fromSyntaxNode("try held(storage.lockReaders(exclusive: true)) == nil"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/StorageContract.swift:219:9-219:71
