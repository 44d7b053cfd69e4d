Testing.__checkValue(try world.differences(DaemonWorld.docs) == [],expression: .__fromSyntaxNode("try world.differences(DaemonWorld.docs) == []"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/DaemonJournalScrubTests.swift:82:9-82:63
