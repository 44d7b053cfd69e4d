Testing.__checkValue(try storage.size(of: "missing/file") == nil,expression: .__fromSyntaxNode(#"try storage.size(of: "missing/file") == nil"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/StorageContract.swift:49:9-49:61
