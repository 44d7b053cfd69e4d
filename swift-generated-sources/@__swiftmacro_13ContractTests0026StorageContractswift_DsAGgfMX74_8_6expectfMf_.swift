Testing.__checkBinaryOperation(code { _ = try storage.create("file") },{ $0 == $1() },EEXIST,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"code { _ = try storage.create("file") }"#),"==",.__fromSyntaxNode("EEXIST")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/StorageContract.swift:75:9-75:67
