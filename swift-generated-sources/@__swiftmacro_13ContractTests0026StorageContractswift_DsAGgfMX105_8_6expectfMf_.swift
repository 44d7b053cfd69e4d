Testing.__checkValue(try storage.directories(in: "a/b") == ["c", "d"],expression: .__fromSyntaxNode(#"try storage.directories(in: "a/b") == ["c", "d"]"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/StorageContract.swift:106:9-106:66
