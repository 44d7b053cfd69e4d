Testing.__checkBinaryOperation(ledger.covering(place("a/b/c"))?.number,{ $0 == $1() },1,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"ledger.covering(place("a/b/c"))?.number"#),"==",.__fromSyntaxNode("1")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/LedgerTests.swift:25:9-25:62
