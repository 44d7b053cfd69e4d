Testing.__checkValue(try reader.bytes(at: 99, count: 1) == [],expression: .__fromSyntaxNode("try reader.bytes(at: 99, count: 1) == []"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/StorageContract.swift:40:9-40:58
