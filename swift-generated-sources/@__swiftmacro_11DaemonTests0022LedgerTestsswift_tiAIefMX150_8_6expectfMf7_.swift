Testing.__checkBinaryOperation(roots.absolute(place("docs/x", root: 7)),{ $0 == $1() },Array("/home/docs/x".utf8),expression: .__fromBinaryOperation(.__fromSyntaxNode(#"roots.absolute(place("docs/x", root: 7))"#),"==",.__fromSyntaxNode(#"Array("/home/docs/x".utf8)"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/LedgerTests.swift:151:9-151:88
