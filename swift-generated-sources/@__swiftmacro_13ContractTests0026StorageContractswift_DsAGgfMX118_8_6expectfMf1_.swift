Testing.__checkValue(try storage.read("file", limit: 10) == [1, 2, 9],expression: .__fromSyntaxNode(#"try storage.read("file", limit: 10) == [1, 2, 9]"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/StorageContract.swift:119:9-119:66
