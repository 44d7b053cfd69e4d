Testing.__checkValue(try storage.size(of: "a") == nil,expression: .__fromSyntaxNode(#"try storage.size(of: "a") == nil"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/StorageContract.swift:64:9-64:50
