Testing.__checkValue(try world.verify().isDamaged == false,expression: .__fromSyntaxNode("try world.verify().isDamaged == false"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/DaemonScrubTests.swift:270:9-270:55
