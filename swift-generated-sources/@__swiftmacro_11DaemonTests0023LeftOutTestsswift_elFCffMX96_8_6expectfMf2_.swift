Testing.__checkBinaryOperation(world.clock.monotonic(),{ $0 == $1() },before,expression: .__fromBinaryOperation(.__fromSyntaxNode("world.clock.monotonic()"),"==",.__fromSyntaxNode("before")),comments: ["no time has passed"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/LeftOutTests.swift:97:9-97:73
