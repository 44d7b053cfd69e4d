Testing.__checkValue(try reader.bytes(at: 0, count: 5) == [1, 2, 3, 4, 5],expression: .__fromSyntaxNode("try reader.bytes(at: 0, count: 5) == [1, 2, 3, 4, 5]"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/StorageContract.swift:37:9-37:70
