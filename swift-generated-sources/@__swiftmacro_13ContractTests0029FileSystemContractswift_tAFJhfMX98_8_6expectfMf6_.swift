Testing.__checkBinaryOperation(code { _ = try directory.status(of: Array("missing".utf8)) },{ $0 == $1() },ENOENT,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"code { _ = try directory.status(of: Array("missing".utf8)) }"#),"==",.__fromSyntaxNode("ENOENT")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/FileSystemContract.swift:99:9-99:88
