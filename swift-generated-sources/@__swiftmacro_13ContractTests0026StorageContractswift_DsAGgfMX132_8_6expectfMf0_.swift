Testing.__checkValue(try storage.size(of: "d/new") == nil,expression: .__fromSyntaxNode(#"try storage.size(of: "d/new") == nil"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/StorageContract.swift:133:9-133:54
