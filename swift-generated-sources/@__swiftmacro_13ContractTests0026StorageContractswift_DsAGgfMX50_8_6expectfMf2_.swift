Testing.__checkBinaryOperation(code { _ = try storage.openForAppending("missing", length: 0) },{ $0 == $1() },ENOENT,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"code { _ = try storage.openForAppending("missing", length: 0) }"#),"==",.__fromSyntaxNode("ENOENT")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/StorageContract.swift:51:9-51:91
