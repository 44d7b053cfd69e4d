Testing.__checkBinaryOperation(ledger.beneath(place("a/bc")),{ $0 == $1() },[],expression: .__fromBinaryOperation(.__fromSyntaxNode(#"ledger.beneath(place("a/bc"))"#),"==",.__fromSyntaxNode("[]")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/LedgerTests.swift:28:9-28:53
