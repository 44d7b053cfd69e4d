Testing.__checkBinaryOperation(world.daemon.status().thinningWaits,{ $0 == $1() },"jumped(seconds: \(366 * Self.day))",expression: .__fromBinaryOperation(.__fromSyntaxNode("world.daemon.status().thinningWaits"),"==",.__fromSyntaxNode(#""jumped(seconds: \(366 * Self.day))""#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/ClockGuardTests.swift:126:9-126:93
