Testing.__checkBinaryOperation(code { _ = try directory.openDirectory(Array("up".utf8)) },{ $0 == $1() },ENOTDIR,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"code { _ = try directory.openDirectory(Array("up".utf8)) }"#),"==",.__fromSyntaxNode("ENOTDIR")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/FileSystemContract.swift:97:9-97:87
