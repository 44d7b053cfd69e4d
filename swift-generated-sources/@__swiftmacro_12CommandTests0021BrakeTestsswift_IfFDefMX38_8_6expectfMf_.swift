Testing.__checkBinaryOperation(sandbox.json("backup").last?.number("deleted"),{ $0 == $1() },40,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"sandbox.json("backup").last?.number("deleted")"#),"==",.__fromSyntaxNode("40")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/BrakeTests.swift:39:9-39:70
