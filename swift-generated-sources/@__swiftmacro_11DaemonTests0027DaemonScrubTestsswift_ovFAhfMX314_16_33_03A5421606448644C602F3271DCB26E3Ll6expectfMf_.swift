Testing.__checkValue(try packs(world).contains { $0.path == path } && world.observer.damage == [],expression: .__fromSyntaxNode("try packs(world).contains { $0.path == path } && world.observer.damage == []"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/DaemonScrubTests.swift:315:17-315:102
