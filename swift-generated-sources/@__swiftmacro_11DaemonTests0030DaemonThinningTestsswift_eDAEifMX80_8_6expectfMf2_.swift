Testing.__checkBinaryOperation(world.daemon.status().thinningWaits,{ $0 == $1() },"a mass change waits to be looked at",expression: .__fromBinaryOperation(.__fromSyntaxNode("world.daemon.status().thinningWaits"),"==",.__fromStringLiteral(#""a mass change waits to be looked at""#, "a mass change waits to be looked at")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/DaemonThinningTests.swift:81:9-81:94
