Testing.__checkValue(loan.withLock { $0 },expression: .__fromSyntaxNode("loan.withLock { $0 }"),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/DaemonTests/DaemonScrubTests.swift:122:35-122:65
