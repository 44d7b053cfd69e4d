Testing.__checkBinaryOperation((summary?.number("unchanged") ?? 0),{ $0 > $1() },30,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"(summary?.number("unchanged") ?? 0)"#),">",.__fromSyntaxNode("30")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/RandomTreeTests.swift:66:9-66:58
