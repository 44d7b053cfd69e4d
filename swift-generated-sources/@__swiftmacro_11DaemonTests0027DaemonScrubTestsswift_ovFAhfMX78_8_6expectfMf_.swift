Testing.__checkValue(try packs(world).count >= 20,expression: .__fromSyntaxNode("try packs(world).count >= 20"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/DaemonScrubTests.swift:79:9-79:46
