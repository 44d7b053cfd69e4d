Testing.__checkBinaryOperation(!report.isDamaged,{ $0 && $1() },report.parityNotes == [],expression: .__fromBinaryOperation(.__fromSyntaxNode("!report.isDamaged"),"&&",.__fromSyntaxNode("report.parityNotes == []")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/DaemonScrubTests.swift:293:9-293:63
