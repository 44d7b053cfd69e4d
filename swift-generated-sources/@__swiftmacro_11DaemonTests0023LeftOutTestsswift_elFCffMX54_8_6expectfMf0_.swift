Testing.__checkBinaryOperation(world.failures == [] && world.openGaps == [],{ $0 && $1() },!isTroubled(world, "/home/docs/d"),expression: .__fromBinaryOperation(.__fromSyntaxNode("world.failures == [] && world.openGaps == []"),"&&",.__fromSyntaxNode(#"!isTroubled(world, "/home/docs/d")"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/LeftOutTests.swift:55:9-55:100
