Testing.__checkValue(try !world.verify().isDamaged,expression: .__fromSyntaxNode("try !world.verify().isDamaged"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/DaemonJournalScrubTests.swift:83:9-83:47
