Testing.__checkBinaryOperation(sandbox.json("status").first?["clock_doubt"]?.contains("366 days ahead"),{ $0 == $1() },true,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"sandbox.json("status").first?["clock_doubt"]?.contains("366 days ahead")"#),"==",.__fromSyntaxNode("true")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ClockTests.swift:35:9-35:98
