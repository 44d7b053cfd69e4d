Testing.__checkValue(try storage.directories(in: "nowhere") == [],expression: .__fromSyntaxNode(#"try storage.directories(in: "nowhere") == []"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/StorageContract.swift:95:9-95:62
