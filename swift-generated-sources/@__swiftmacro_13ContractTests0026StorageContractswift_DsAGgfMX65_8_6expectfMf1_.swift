Testing.__checkBinaryOperation(code { _ = try storage.create("a") },{ $0 == $1() },EEXIST,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"code { _ = try storage.create("a") }"#),"==",.__fromSyntaxNode("EEXIST")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/StorageContract.swift:66:9-66:64
