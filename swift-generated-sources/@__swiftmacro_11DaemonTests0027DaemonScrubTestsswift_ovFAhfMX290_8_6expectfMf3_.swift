Testing.__checkValue(world.outside.storage.contents.keys.contains { $0.hasPrefix("aside/") },expression: .__fromNegation(.__fromSyntaxNode(#"world.outside.storage.contents.keys.contains { $0.hasPrefix("aside/") }"#), false),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/DaemonScrubTests.swift:291:9-291:90
