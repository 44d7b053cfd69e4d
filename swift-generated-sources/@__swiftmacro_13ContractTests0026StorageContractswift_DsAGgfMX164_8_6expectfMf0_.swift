Testing.__checkValue(try storage.files(in: "d").map(\.name) == ["head"],expression: .__fromSyntaxNode(#"try storage.files(in: "d").map(\.name) == ["head"]"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/StorageContract.swift:165:9-165:68
