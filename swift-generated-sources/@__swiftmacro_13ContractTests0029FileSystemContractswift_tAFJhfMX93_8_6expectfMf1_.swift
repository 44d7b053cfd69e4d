Testing.__checkBinaryOperation(code { _ = try directory.openFile(Array("link".utf8)) },{ $0 == $1() },ELOOP,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"code { _ = try directory.openFile(Array("link".utf8)) }"#),"==",.__fromSyntaxNode("ELOOP")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/FileSystemContract.swift:94:9-94:82
