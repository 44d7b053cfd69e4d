Testing.__checkBinaryOperation(code { _ = try directory.status(of: name + name) },{ $0 == $1() },ENAMETOOLONG,expression: .__fromBinaryOperation(.__fromSyntaxNode("code { _ = try directory.status(of: name + name) }"),"==",.__fromSyntaxNode("ENAMETOOLONG")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/FileSystemContract.swift:176:9-176:84
