Testing.__checkValue(try storage.size(of: "file") == 5,expression: .__fromSyntaxNode(#"try storage.size(of: "file") == 5"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/StorageContract.swift:41:9-41:51
