Testing.__checkBinaryOperation(code { try storage.syncDirectory("a/b/c") },{ $0 == $1() },ENOENT,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"code { try storage.syncDirectory("a/b/c") }"#),"==",.__fromSyntaxNode("ENOENT")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/StorageContract.swift:67:9-67:71
