Testing.__checkValue(try storage.directories(in: "d") == ["Other", "sub"],expression: .__fromSyntaxNode(#"try storage.directories(in: "d") == ["Other", "sub"]"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/StorageContract.swift:93:9-93:70
