Testing.__checkValue(try storage.read("file", limit: 10) == [1],expression: .__fromSyntaxNode(#"try storage.read("file", limit: 10) == [1]"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/StorageContract.swift:76:9-76:60
