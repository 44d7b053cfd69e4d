Testing.__checkBinaryOperation(world.failures.count == 1,{ $0 && $1() },world.openGaps.count == 1,expression: .__fromBinaryOperation(.__fromSyntaxNode("world.failures.count == 1"),"&&",.__fromSyntaxNode("world.openGaps.count == 1")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/LeftOutTests.swift:37:9-37:72
