Testing.__checkValue(try storage.size(of: "missing") == nil,expression: .__fromSyntaxNode(#"try storage.size(of: "missing") == nil"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/StorageContract.swift:48:9-48:56
