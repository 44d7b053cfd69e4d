Testing.__checkBinaryOperation(roots.stored(at: Array("/home".utf8)),{ $0 == $1() },place("", root: 7),expression: .__fromBinaryOperation(.__fromSyntaxNode(#"roots.stored(at: Array("/home".utf8))"#),"==",.__fromSyntaxNode(#"place("", root: 7)"#)),comments: [.__line("// What leads to a source may fail, too.")],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/LedgerTests.swift:150:9-150:77
