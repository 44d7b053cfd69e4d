Testing.__checkValue(try storage.read("pack", limit: 9) == [1, 2, 3],expression: .__fromSyntaxNode(#"try storage.read("pack", limit: 9) == [1, 2, 3]"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/StorageContract.swift:270:9-270:65
