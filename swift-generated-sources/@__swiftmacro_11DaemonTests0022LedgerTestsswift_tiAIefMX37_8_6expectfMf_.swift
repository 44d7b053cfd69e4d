Testing.__checkBinaryOperation(news.opened.map(\.number) == [1],{ $0 && $1() },!ledger.hasNews,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"news.opened.map(\.number) == [1]"#),"&&",.__fromSyntaxNode("!ledger.hasNews")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/LedgerTests.swift:38:9-38:69
