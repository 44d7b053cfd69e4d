Testing.__checkValue(try reader.bytes(at: 5, count: 1) == [],expression: .__fromSyntaxNode("try reader.bytes(at: 5, count: 1) == []"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/StorageContract.swift:39:9-39:57
