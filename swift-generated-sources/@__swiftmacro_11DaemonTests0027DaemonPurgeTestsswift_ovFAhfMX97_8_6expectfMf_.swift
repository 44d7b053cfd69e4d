Testing.__checkBinaryOperation(ground.removed.count == 10,{ $0 && $1() },world.loop.session == nil,expression: .__fromBinaryOperation(.__fromSyntaxNode("ground.removed.count == 10"),"&&",.__fromSyntaxNode("world.loop.session == nil")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/DaemonPurgeTests.swift:98:9-98:73
