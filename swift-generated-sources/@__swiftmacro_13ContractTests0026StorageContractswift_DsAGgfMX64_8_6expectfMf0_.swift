Testing.__checkBinaryOperation(code { try storage.remove("a") },{ $0 == $1() },EISDIR,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"code { try storage.remove("a") }"#),"==",.__fromSyntaxNode("EISDIR")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/StorageContract.swift:65:9-65:60
