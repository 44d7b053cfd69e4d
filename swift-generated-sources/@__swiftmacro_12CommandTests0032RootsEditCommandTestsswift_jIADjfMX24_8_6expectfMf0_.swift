Testing.__checkBinaryOperation(summary?.number("changed"),{ $0 == $1() },1,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"summary?.number("changed")"#),"==",.__fromSyntaxNode("1")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/RootsEditCommandTests.swift:25:9-25:49
