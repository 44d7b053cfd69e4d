Testing.__checkValue(try storage.read("missing", limit: 2) == nil,expression: .__fromSyntaxNode(#"try storage.read("missing", limit: 2) == nil"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/StorageContract.swift:174:9-174:62
