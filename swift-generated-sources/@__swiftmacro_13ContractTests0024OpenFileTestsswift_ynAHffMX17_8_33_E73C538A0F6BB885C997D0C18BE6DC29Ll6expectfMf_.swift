Testing.__checkBinaryOperation(write(number, String(repeating: "x", count: 8192), 8192),{ $0 == $1() },8192,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"write(number, String(repeating: "x", count: 8192), 8192)"#),"==",.__fromSyntaxNode("8192")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/OpenFileTests.swift:18:9-18:82
