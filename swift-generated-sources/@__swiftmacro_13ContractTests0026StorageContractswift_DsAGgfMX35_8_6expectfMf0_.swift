Testing.__checkValue(try reader.size() == 5,expression: .__fromSyntaxNode("try reader.size() == 5"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/StorageContract.swift:36:9-36:40
