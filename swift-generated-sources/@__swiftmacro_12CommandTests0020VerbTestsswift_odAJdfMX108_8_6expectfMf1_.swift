Testing.__checkBinaryOperation(stats?.number("items_bytes"),{ $0 == $1() },9 + 6 + 6,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"stats?.number("items_bytes")"#),"==",.__fromSyntaxNode("9 + 6 + 6")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/VerbTests.swift:109:9-109:59
