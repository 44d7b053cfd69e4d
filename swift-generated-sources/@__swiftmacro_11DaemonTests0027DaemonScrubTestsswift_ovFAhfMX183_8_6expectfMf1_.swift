Testing.__checkValue(world.outside.storage.contents.keys.contains { $0.hasPrefix("aside/") && $0.hasSuffix(path) },expression: .__fromSyntaxNode(#"world.outside.storage.contents.keys.contains { $0.hasPrefix("aside/") && $0.hasSuffix(path) }"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/DaemonScrubTests.swift:184:9-184:111
