Testing.__checkValue(try storage.read("d/head", limit: 10) == [3],expression: .__fromSyntaxNode(#"try storage.read("d/head", limit: 10) == [3]"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/StorageContract.swift:164:9-164:62
