Testing.__checkBinaryOperation(!report.isDamaged,{ $0 && $1() },report.findings == [],expression: .__fromBinaryOperation(.__fromSyntaxNode("!report.isDamaged"),"&&",.__fromSyntaxNode("report.findings == []")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/DaemonJournalScrubTests.swift:74:9-74:60
