Testing.__checkValue(try storage.directories(in: "") == ["d"],expression: .__fromSyntaxNode(#"try storage.directories(in: "") == ["d"]"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/StorageContract.swift:96:9-96:58
