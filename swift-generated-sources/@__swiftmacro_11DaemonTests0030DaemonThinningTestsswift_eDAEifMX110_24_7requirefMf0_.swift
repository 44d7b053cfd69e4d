Testing.__checkValue(granted.withLock { $0 },expression: .__fromSyntaxNode("granted.withLock { $0 }"),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/DaemonTests/DaemonThinningTests.swift:111:25-111:58
