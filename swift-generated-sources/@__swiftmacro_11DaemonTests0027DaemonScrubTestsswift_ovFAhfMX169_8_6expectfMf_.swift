Testing.__checkBinaryOperation(loan.withLock { $0 } != nil && world.loop.scrub.working == nil,{ $0 && $1() },world.loop.session == nil,expression: .__fromBinaryOperation(.__fromSyntaxNode("loan.withLock { $0 } != nil && world.loop.scrub.working == nil"),"&&",.__fromSyntaxNode("world.loop.session == nil")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/DaemonScrubTests.swift:170:9-170:109
