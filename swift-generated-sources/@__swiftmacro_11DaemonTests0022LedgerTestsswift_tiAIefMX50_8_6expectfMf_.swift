Testing.__checkBinaryOperation(ledger.inOrder == [],{ $0 && $1() },!ledger.hasNews,expression: .__fromBinaryOperation(.__fromSyntaxNode("ledger.inOrder == []"),"&&",.__fromSyntaxNode("!ledger.hasNews")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/LedgerTests.swift:51:9-51:57
