Testing.__checkValue(try #require(world.loop.scrub.record.journalChecked) > first,expression: .__fromSyntaxNode("try #require(world.loop.scrub.record.journalChecked) > first"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/DaemonJournalScrubTests.swift:109:9-109:78
