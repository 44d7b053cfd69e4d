Testing.__checkBinaryOperation(coverage.share == 1 && coverage.unchecked == 0,{ $0 && $1() },coverage.bytes == total,expression: .__fromBinaryOperation(.__fromSyntaxNode("coverage.share == 1 && coverage.unchecked == 0"),"&&",.__fromSyntaxNode("coverage.bytes == total")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/DaemonScrubTests.swift:94:9-94:91
