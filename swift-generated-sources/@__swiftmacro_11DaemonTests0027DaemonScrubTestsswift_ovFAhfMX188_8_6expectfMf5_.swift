Testing.__checkBinaryOperation(world.loop.scrub.record.lostVersionCount == 0,{ $0 && $1() },world.loop.scrub.record.healedPacks == 1,expression: .__fromBinaryOperation(.__fromSyntaxNode("world.loop.scrub.record.lostVersionCount == 0"),"&&",.__fromSyntaxNode("world.loop.scrub.record.healedPacks == 1")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/DaemonScrubTests.swift:189:9-189:107
