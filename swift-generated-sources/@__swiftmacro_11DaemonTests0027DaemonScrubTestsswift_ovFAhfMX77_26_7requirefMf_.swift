Testing.__checkValue(try packs(world).map(\.length).max(),expression: .__fromSyntaxNode(#"try packs(world).map(\.length).max()"#),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/DaemonTests/DaemonScrubTests.swift:78:27-78:73
