Testing.__checkValue(try reader.bytes(at: 0, count: 9) == [1, 2, 3],expression: .__fromSyntaxNode("try reader.bytes(at: 0, count: 9) == [1, 2, 3]"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/StorageContract.swift:151:9-151:64
