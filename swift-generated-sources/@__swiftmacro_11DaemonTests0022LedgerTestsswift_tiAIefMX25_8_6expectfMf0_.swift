Testing.__checkBinaryOperation(ledger.covering(place("a")) == nil,{ $0 && $1() },ledger.covering(place("a/b", root: 2)) == nil,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"ledger.covering(place("a")) == nil"#),"&&",.__fromSyntaxNode(#"ledger.covering(place("a/b", root: 2)) == nil"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/LedgerTests.swift:26:9-26:101
