Testing.__checkBinaryOperation(code { _ = try tree.fileSystem.openRoot(tree.path("missing")) },{ $0 == $1() },ENOENT,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"code { _ = try tree.fileSystem.openRoot(tree.path("missing")) }"#),"==",.__fromSyntaxNode("ENOENT")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/FileSystemContract.swift:125:9-125:91
