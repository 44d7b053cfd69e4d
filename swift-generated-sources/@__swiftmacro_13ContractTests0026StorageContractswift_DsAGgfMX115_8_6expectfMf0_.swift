Testing.__checkValue(try storage.size(of: "file") == 2,expression: .__fromSyntaxNode(#"try storage.size(of: "file") == 2"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/StorageContract.swift:116:9-116:51
