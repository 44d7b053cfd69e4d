Testing.__checkValue(try reader.bytes(at: 3, count: 10) == [4, 5],expression: .__fromSyntaxNode("try reader.bytes(at: 3, count: 10) == [4, 5]"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/StorageContract.swift:38:9-38:62
