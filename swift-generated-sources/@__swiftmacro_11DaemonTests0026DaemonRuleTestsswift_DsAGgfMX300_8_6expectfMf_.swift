Testing.__checkBinaryOperation(world.daemon.status().activity,{ $0 == $1() },.paused,expression: .__fromBinaryOperation(.__fromSyntaxNode("world.daemon.status().activity"),"==",.__fromSyntaxNode(".paused")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/DaemonRuleTests.swift:301:9-301:59
