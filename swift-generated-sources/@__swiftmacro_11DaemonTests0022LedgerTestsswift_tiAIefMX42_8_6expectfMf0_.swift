Testing.__checkBinaryOperation(all.opened.map(\.number) == [1, 2],{ $0 && $1() },all.closed.map(\.number) == [1],expression: .__fromBinaryOperation(.__fromSyntaxNode(#"all.opened.map(\.number) == [1, 2]"#),"&&",.__fromSyntaxNode(#"all.closed.map(\.number) == [1]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/LedgerTests.swift:43:9-43:87
