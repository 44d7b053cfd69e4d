Testing.__checkBinaryOperation(stats?.number("items"),{ $0 == $1() },3,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"stats?.number("items")"#),"==",.__fromSyntaxNode("3")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/VerbTests.swift:108:9-108:45
