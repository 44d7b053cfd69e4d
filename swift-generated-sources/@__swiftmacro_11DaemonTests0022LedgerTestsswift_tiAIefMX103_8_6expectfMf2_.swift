Testing.__checkBinaryOperation(!starts(&queue, at: 9),{ $0 && $1() },queue.news(of: place("a")) == 0,expression: .__fromBinaryOperation(.__fromSyntaxNode("!starts(&queue, at: 9)"),"&&",.__fromSyntaxNode(#"queue.news(of: place("a")) == 0"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/LedgerTests.swift:104:9-104:75
