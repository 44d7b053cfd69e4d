Testing.__checkBinaryOperation(Glibc.write(writer, " on", 3),{ $0 == $1() },3,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"Glibc.write(writer, " on", 3)"#),"==",.__fromSyntaxNode("3")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/ReplacingTests.swift:102:9-102:52
