Testing.__checkBinaryOperation(ledger.inOrder.count,{ $0 == $1() },GapLedger.gapsMaximum + 1,expression: .__fromBinaryOperation(.__fromSyntaxNode("ledger.inOrder.count"),"==",.__fromSyntaxNode("GapLedger.gapsMaximum + 1")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/LedgerTests.swift:60:9-60:67
