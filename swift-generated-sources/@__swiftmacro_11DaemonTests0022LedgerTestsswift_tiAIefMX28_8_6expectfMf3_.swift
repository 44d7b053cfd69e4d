Testing.__checkBinaryOperation(ledger.number(of: place("a/b"), .overflow) == 1,{ $0 && $1() },ledger.number(of: place("a/b"), .failed) == nil,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"ledger.number(of: place("a/b"), .overflow) == 1"#),"&&",.__fromSyntaxNode(#"ledger.number(of: place("a/b"), .failed) == nil"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/LedgerTests.swift:29:9-29:116
