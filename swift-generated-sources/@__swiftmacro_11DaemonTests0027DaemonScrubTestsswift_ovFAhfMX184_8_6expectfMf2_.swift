Testing.__checkValue(try packs(world).allSatisfy { $0.path != path },expression: .__fromSyntaxNode("try packs(world).allSatisfy { $0.path != path }"),comments: ["\(world.outside.storage.contents.keys.sorted()) \(finding)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/DaemonScrubTests.swift:185:9-185:127
