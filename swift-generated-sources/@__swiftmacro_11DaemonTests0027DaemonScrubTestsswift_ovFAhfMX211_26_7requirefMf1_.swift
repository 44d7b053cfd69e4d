Testing.__checkValue(world.observer.damage.first { $0.pack == path },expression: .__fromSyntaxNode("world.observer.damage.first { $0.pack == path }"),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/DaemonTests/DaemonScrubTests.swift:212:27-212:84
