Testing.__checkBinaryOperation(code { _ = try directory.readSymlink(Array("file".utf8)) },{ $0 == $1() },EINVAL,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"code { _ = try directory.readSymlink(Array("file".utf8)) }"#),"==",.__fromSyntaxNode("EINVAL")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/FileSystemContract.swift:100:9-100:86
