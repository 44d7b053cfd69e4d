Testing.__checkBinaryOperation(world.loop.scrub.working,{ $0 != $1() },nil,expression: .__fromBinaryOperation(.__fromSyntaxNode("world.loop.scrub.working"),"!=",.__fromSyntaxNode("nil")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/DaemonScrubTests.swift:141:9-141:49
