Testing.__checkBinaryOperation(world.failures == [] && world.openGaps == [],{ $0 && $1() },!isTroubled(world, "/home/docs/d/file"),expression: .__fromBinaryOperation(.__fromSyntaxNode("world.failures == [] && world.openGaps == []"),"&&",.__fromSyntaxNode(#"!isTroubled(world, "/home/docs/d/file")"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/LeftOutTests.swift:40:9-40:105
