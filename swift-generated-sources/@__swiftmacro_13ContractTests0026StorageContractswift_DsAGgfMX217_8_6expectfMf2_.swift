Testing.__checkValue(try held(storage.lockReaders(exclusive: false)) == nil,expression: .__fromSyntaxNode("try held(storage.lockReaders(exclusive: false)) == nil"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/StorageContract.swift:218:9-218:72
