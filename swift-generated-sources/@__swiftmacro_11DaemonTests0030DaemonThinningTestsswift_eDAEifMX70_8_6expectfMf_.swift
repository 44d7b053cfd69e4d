Testing.__checkBinaryOperation(world.daemon.status().thinningWaits,{ $0 == $1() },"the computer runs on its battery",expression: .__fromBinaryOperation(.__fromSyntaxNode("world.daemon.status().thinningWaits"),"==",.__fromStringLiteral(#""the computer runs on its battery""#, "the computer runs on its battery")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/DaemonThinningTests.swift:71:9-71:91
