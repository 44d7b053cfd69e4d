Testing.__checkBinaryOperation(roots.hinted(place("other/x", root: 7)),{ $0 == $1() },nil,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"roots.hinted(place("other/x", root: 7))"#),"==",.__fromSyntaxNode("nil")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/LedgerTests.swift:146:9-146:64
