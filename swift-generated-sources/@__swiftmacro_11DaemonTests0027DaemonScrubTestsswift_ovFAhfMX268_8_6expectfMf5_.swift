Testing.__checkBinaryOperation(world.daemon.status().lostVersions,{ $0 == $1() },0,expression: .__fromBinaryOperation(.__fromSyntaxNode("world.daemon.status().lostVersions"),"==",.__fromSyntaxNode("0")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/DaemonScrubTests.swift:269:9-269:57
