Testing.__checkBinaryOperation(footer.entries.count,{ $0 > $1() },1,expression: .__fromBinaryOperation(.__fromSyntaxNode("footer.entries.count"),">",.__fromSyntaxNode("1")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/DaemonScrubTests.swift:228:9-228:42
