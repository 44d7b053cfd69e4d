Testing.__checkPropertyAccess(world.loop.scrub.record.self,getting: { $0.journalChecked },expression: .__fromPropertyAccess(.__fromSyntaxNode("world.loop.scrub.record"),.__fromSyntaxNode("journalChecked")),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/DaemonTests/DaemonJournalScrubTests.swift:98:25-98:73
