Testing.__checkBinaryOperation(roots.place(at: Array("/home/docs/x".utf8)),{ $0 == $1() },place("docs/x", root: 7),expression: .__fromBinaryOperation(.__fromSyntaxNode(#"roots.place(at: Array("/home/docs/x".utf8))"#),"==",.__fromSyntaxNode(#"place("docs/x", root: 7)"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/LedgerTests.swift:147:9-147:89
