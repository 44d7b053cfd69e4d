Testing.__checkValue(try ScrubCoverage(Repository.open(world.outside.storage), world.loop.scrub.record, now: later).share == 0,expression: .__fromSyntaxNode("try ScrubCoverage(Repository.open(world.outside.storage), world.loop.scrub.record, now: later).share == 0"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/DaemonScrubTests.swift:98:9-98:123
