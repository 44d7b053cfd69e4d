Testing.__checkBinaryOperation(roots.isHeld(place("x", root: 2)),{ $0 && $1() },!roots.isHeld(place("x")),expression: .__fromBinaryOperation(.__fromSyntaxNode(#"roots.isHeld(place("x", root: 2))"#),"&&",.__fromSyntaxNode(#"!roots.isHeld(place("x"))"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/LedgerTests.swift:171:9-171:80
