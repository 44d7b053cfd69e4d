Testing.__checkBinaryOperation(text.contains("last commit   \(commit.prefix(8)), "),{ $0 && $1() },text.contains("gaps          none"),expression: .__fromBinaryOperation(.__fromSyntaxNode(#"text.contains("last commit   \(commit.prefix(8)), ")"#),"&&",.__fromSyntaxNode(#"text.contains("gaps          none")"#)),comments: ["\(text)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/StatusTests.swift:111:9-111:120
