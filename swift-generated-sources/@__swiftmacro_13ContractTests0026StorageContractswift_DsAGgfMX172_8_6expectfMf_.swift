Testing.__checkValue(try storage.read("file", limit: 2) == [1, 2],expression: .__fromSyntaxNode(#"try storage.read("file", limit: 2) == [1, 2]"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/StorageContract.swift:173:9-173:62
