Testing.__checkBinaryOperation(read,{ $0 > $1() },0,expression: .__fromBinaryOperation(.__fromSyntaxNode("read"),">",.__fromSyntaxNode("0")),comments: ["day \(day)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/DaemonScrubTests.swift:85:13-85:44
