Testing.__checkBinaryOperation(world.openGaps.count,{ $0 == $1() },1,expression: .__fromBinaryOperation(.__fromSyntaxNode("world.openGaps.count"),"==",.__fromSyntaxNode("1")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/LeftOutTests.swift:68:9-68:43
