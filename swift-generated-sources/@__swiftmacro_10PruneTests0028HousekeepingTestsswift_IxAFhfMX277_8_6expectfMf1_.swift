Testing.__checkBinaryOperation(last.journalBytes,{ $0 <= $1() },max(16 << 20, 3 * first.journalBytes),expression: .__fromBinaryOperation(.__fromSyntaxNode("last.journalBytes"),"<=",.__fromSyntaxNode("max(16 << 20, 3 * first.journalBytes)")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PruneTests/HousekeepingTests.swift:278:9-278:76
