Testing.__checkValue(try storage.size(of: "reserve") == 40_000,expression: .__fromSyntaxNode(#"try storage.size(of: "reserve") == 40_000"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/StorageContract.swift:253:9-253:59
