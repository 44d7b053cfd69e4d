Testing.__checkBinaryOperation(ledger.beneath(place("a")).map(\.number),{ $0 == $1() },[1],expression: .__fromBinaryOperation(.__fromSyntaxNode(#"ledger.beneath(place("a")).map(\.number)"#),"==",.__fromSyntaxNode("[1]")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/LedgerTests.swift:27:9-27:65
