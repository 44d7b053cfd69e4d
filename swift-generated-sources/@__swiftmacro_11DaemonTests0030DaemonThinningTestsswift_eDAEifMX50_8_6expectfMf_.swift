Testing.__checkBinaryOperation(old.count,{ $0 <= $1() },4,expression: .__fromBinaryOperation(.__fromSyntaxNode("old.count"),"<=",.__fromSyntaxNode("4")),comments: ["\(old.count) of \(times.count)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/DaemonThinningTests.swift:51:9-51:66
