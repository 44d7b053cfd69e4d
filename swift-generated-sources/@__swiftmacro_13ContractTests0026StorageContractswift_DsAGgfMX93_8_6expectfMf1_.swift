Testing.__checkValue(try storage.files(in: "nowhere") == [],expression: .__fromSyntaxNode(#"try storage.files(in: "nowhere") == []"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/StorageContract.swift:94:9-94:56
