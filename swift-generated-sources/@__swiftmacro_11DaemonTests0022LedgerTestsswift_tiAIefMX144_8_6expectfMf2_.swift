Testing.__checkBinaryOperation(roots.hinted(place("docs/x", root: 7)),{ $0 == $1() },place("x", root: 1),expression: .__fromBinaryOperation(.__fromSyntaxNode(#"roots.hinted(place("docs/x", root: 7))"#),"==",.__fromSyntaxNode(#"place("x", root: 1)"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/LedgerTests.swift:145:9-145:79
