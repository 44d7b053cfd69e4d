Testing.__checkBinaryOperation(world.loop.scrub.record == ScrubRecord(),{ $0 && $1() },world.loop.nextScrub == nil,expression: .__fromBinaryOperation(.__fromSyntaxNode("world.loop.scrub.record == ScrubRecord()"),"&&",.__fromSyntaxNode("world.loop.nextScrub == nil")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/DaemonScrubTests.swift:105:9-105:89
