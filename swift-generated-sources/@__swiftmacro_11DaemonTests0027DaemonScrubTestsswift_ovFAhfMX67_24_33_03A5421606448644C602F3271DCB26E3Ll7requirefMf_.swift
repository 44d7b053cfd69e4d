Testing.__checkValue(try world.outside.storage.read(path, limit: 1 << 30),expression: .__fromSyntaxNode("try world.outside.storage.read(path, limit: 1 << 30)"),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/DaemonTests/DaemonScrubTests.swift:68:25-68:87
