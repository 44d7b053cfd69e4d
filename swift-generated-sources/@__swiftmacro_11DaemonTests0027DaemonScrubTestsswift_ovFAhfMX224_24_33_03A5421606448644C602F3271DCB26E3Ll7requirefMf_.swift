Testing.__checkValue(try storage.read(path, limit: 1 << 30),expression: .__fromSyntaxNode("try storage.read(path, limit: 1 << 30)"),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/DaemonTests/DaemonScrubTests.swift:225:25-225:73
