Testing.__checkBinaryOperation(world.daemon.status().thinningWaits == nil,{ $0 && $1() },world.daemon.status().lastThinning != nil,expression: .__fromBinaryOperation(.__fromSyntaxNode("world.daemon.status().thinningWaits == nil"),"&&",.__fromSyntaxNode("world.daemon.status().lastThinning != nil")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/ClockGuardTests.swift:171:9-171:105
