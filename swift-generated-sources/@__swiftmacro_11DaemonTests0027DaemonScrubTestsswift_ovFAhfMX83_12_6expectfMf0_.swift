Testing.__checkBinaryOperation(read,{ $0 <= $1() },total / 20 + largest,expression: .__fromBinaryOperation(.__fromSyntaxNode("read"),"<=",.__fromSyntaxNode("total / 20 + largest")),comments: ["day \(day)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/DaemonScrubTests.swift:84:13-84:64
