Testing.__checkBinaryOperation(code { try storage.allocate("reserve", bytes: 40_000) },{ $0 == $1() },ENOSPC,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"code { try storage.allocate("reserve", bytes: 40_000) }"#),"==",.__fromSyntaxNode("ENOSPC")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/StorageContract.swift:259:13-259:87
