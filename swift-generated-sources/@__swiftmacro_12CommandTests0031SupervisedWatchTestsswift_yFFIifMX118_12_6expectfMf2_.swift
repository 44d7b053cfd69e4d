Testing.__checkBinaryOperation(started.contains("PATH=\(sandbox.repository)"),{ $0 && $1() },started.contains("PRIORITY=5"),expression: .__fromBinaryOperation(.__fromSyntaxNode(#"started.contains("PATH=\(sandbox.repository)")"#),"&&",.__fromSyntaxNode(#"started.contains("PRIORITY=5")"#)),comments: ["\(started)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/SupervisedWatchTests.swift:119:13-119:116
