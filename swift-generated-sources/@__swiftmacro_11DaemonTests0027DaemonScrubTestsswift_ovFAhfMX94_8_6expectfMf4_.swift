Testing.__checkValue(try #require(coverage.oldest).seconds >= world.clock.now().seconds - 21 * 86_400,expression: .__fromSyntaxNode("try #require(coverage.oldest).seconds >= world.clock.now().seconds - 21 * 86_400"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/DaemonScrubTests.swift:95:9-95:98
