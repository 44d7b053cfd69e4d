Testing.__checkBinaryOperation(code { _ = try storage.openForAppending("file", length: 4) },{ $0 == $1() },EINVAL,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"code { _ = try storage.openForAppending("file", length: 4) }"#),"==",.__fromSyntaxNode("EINVAL")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/StorageContract.swift:120:9-120:88
