Testing.__checkBinaryOperation(world.openGaps == [],{ $0 && $1() },!isTroubled(world, "/home/docs/d/e/file"),expression: .__fromBinaryOperation(.__fromSyntaxNode("world.openGaps == []"),"&&",.__fromSyntaxNode(#"!isTroubled(world, "/home/docs/d/e/file")"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/LeftOutTests.swift:75:9-75:83
