Testing.__checkBinaryOperation(world.loop.scrub.record.journalChecked,{ $0 == $1() },first,expression: .__fromBinaryOperation(.__fromSyntaxNode("world.loop.scrub.record.journalChecked"),"==",.__fromSyntaxNode("first")),comments: ["day \(day)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/DaemonJournalScrubTests.swift:106:13-106:83
