Testing.__checkBinaryOperation(code { _ = try directory.openDirectory(Array("missing".utf8)) },{ $0 == $1() },ENOENT,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"code { _ = try directory.openDirectory(Array("missing".utf8)) }"#),"==",.__fromSyntaxNode("ENOENT")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/FileSystemContract.swift:98:9-98:91
