Testing.__checkValue(try storage.read("old", limit: 10) == [2],expression: .__fromSyntaxNode(#"try storage.read("old", limit: 10) == [2]"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/StorageContract.swift:135:9-135:59
