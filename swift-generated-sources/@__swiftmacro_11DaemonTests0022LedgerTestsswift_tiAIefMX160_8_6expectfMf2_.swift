Testing.__checkBinaryOperation(moved.count == 1 && moved[0].old == place(""),{ $0 && $1() },moved[0].new == place("docs", root: 2),expression: .__fromBinaryOperation(.__fromSyntaxNode(#"moved.count == 1 && moved[0].old == place("")"#),"&&",.__fromSyntaxNode(#"moved[0].new == place("docs", root: 2)"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/LedgerTests.swift:161:9-161:105
