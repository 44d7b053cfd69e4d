Testing.__checkBinaryOperation(ledger.covering(place("f\(GapLedger.gapsMaximum + 50)"))?.path,{ $0 == $1() },[],expression: .__fromBinaryOperation(.__fromSyntaxNode(#"ledger.covering(place("f\(GapLedger.gapsMaximum + 50)"))?.path"#),"==",.__fromSyntaxNode("[]")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/LedgerTests.swift:61:9-61:86
