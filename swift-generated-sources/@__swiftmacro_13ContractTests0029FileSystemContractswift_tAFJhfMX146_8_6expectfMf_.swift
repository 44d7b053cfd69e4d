Testing.__checkBinaryOperation(code { _ = try directory.entries() },{ $0 == $1() },ENOENT,expression: .__fromBinaryOperation(.__fromSyntaxNode("code { _ = try directory.entries() }"),"==",.__fromSyntaxNode("ENOENT")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/FileSystemContract.swift:147:9-147:64
