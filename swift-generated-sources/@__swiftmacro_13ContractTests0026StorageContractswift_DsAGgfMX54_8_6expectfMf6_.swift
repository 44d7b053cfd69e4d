Testing.__checkBinaryOperation(code { try storage.syncDirectory("missing") },{ $0 == $1() },ENOENT,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"code { try storage.syncDirectory("missing") }"#),"==",.__fromSyntaxNode("ENOENT")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/StorageContract.swift:55:9-55:73
