Testing.__checkValue(world.outside.storage.contents.contains { $0.key.hasPrefix("aside/") && $0.key.hasSuffix(damaged.path) && $0.value.starts(with: damaged.bytes) },expression: .__fromSyntaxNode(#"world.outside.storage.contents.contains { $0.key.hasPrefix("aside/") && $0.key.hasSuffix(damaged.path) && $0.value.starts(with: damaged.bytes) }"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/DaemonJournalScrubTests.swift:72:9-72:162
