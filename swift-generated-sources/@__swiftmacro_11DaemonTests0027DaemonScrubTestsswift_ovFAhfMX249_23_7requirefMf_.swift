Testing.__checkValue(try packs(world).first,expression: .__fromSyntaxNode("try packs(world).first"),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/DaemonTests/DaemonScrubTests.swift:250:24-250:56
