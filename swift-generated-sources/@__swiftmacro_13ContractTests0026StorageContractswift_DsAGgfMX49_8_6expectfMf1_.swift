Testing.__checkBinaryOperation(code { _ = try storage.openForReading("missing") },{ $0 == $1() },ENOENT,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"code { _ = try storage.openForReading("missing") }"#),"==",.__fromSyntaxNode("ENOENT")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/StorageContract.swift:50:9-50:78
