Testing.__checkBinaryOperation(ground.lookedAt.isEmpty,{ $0 && $1() },world.loop.nextPurge == nil,expression: .__fromBinaryOperation(.__fromSyntaxNode("ground.lookedAt.isEmpty"),"&&",.__fromSyntaxNode("world.loop.nextPurge == nil")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/DaemonPurgeTests.swift:52:9-52:72
