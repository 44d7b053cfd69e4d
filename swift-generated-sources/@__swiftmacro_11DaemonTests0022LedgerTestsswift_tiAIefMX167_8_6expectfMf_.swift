Testing.__checkBinaryOperation(roots.isAwaited(Array("/b/x".utf8)),{ $0 && $1() },!roots.isAwaited(Array("/a/x".utf8)),expression: .__fromBinaryOperation(.__fromSyntaxNode(#"roots.isAwaited(Array("/b/x".utf8))"#),"&&",.__fromSyntaxNode(#"!roots.isAwaited(Array("/a/x".utf8))"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/LedgerTests.swift:168:9-168:93
