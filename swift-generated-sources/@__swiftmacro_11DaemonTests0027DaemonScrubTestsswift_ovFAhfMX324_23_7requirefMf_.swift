Testing.__checkValue(try packs(first).first,expression: .__fromSyntaxNode("try packs(first).first"),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/DaemonTests/DaemonScrubTests.swift:325:24-325:56
