Testing.__checkValue(try storage.size(of: "reserve") == nil,expression: .__fromSyntaxNode(#"try storage.size(of: "reserve") == nil"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/StorageContract.swift:260:13-260:60
