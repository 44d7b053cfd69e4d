Testing.__checkBinaryOperation(stats?.number("commits"),{ $0 == $1() },3,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"stats?.number("commits")"#),"==",.__fromSyntaxNode("3")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/VerbTests.swift:107:9-107:47
