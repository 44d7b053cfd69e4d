Testing.__checkBinaryOperation(roots.place(place("x", root: 1)),{ $0 == $1() },place("docs/x", root: 7),expression: .__fromBinaryOperation(.__fromSyntaxNode(#"roots.place(place("x", root: 1))"#),"==",.__fromSyntaxNode(#"place("docs/x", root: 7)"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/LedgerTests.swift:144:9-144:78
