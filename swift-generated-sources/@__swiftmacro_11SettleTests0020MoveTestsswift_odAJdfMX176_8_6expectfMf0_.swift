Testing.__checkBinaryOperation(tasks[0].former,{ $0 == $1() },place("a"),expression: .__fromBinaryOperation(.__fromSyntaxNode("tasks[0].former"),"==",.__fromSyntaxNode(#"place("a")"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettleTests/MoveTests.swift:177:9-177:47
