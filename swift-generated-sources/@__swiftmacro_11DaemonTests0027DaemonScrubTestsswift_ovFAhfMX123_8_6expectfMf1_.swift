Testing.__checkValue(try checked(world, since: .min) > 0,expression: .__fromSyntaxNode("try checked(world, since: .min) > 0"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/DaemonScrubTests.swift:124:9-124:53
