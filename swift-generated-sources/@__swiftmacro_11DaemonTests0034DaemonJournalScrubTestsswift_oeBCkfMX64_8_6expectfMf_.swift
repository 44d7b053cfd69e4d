Testing.__checkBinaryOperation(before.count,{ $0 >= $1() },6,expression: .__fromBinaryOperation(.__fromSyntaxNode("before.count"),">=",.__fromSyntaxNode("6")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/DaemonJournalScrubTests.swift:65:9-65:35
