Testing.__checkValue(try storage.freeBytes() > 0,expression: .__fromSyntaxNode("try storage.freeBytes() > 0"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/StorageContract.swift:303:9-303:45
