Testing.__checkValue(try storage.size(of: "two") == nil,expression: .__fromSyntaxNode(#"try storage.size(of: "two") == nil"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/StorageContract.swift:152:9-152:52
