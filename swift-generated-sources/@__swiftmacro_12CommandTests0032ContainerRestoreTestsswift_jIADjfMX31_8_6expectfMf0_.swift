Testing.__checkValue(all.contains { $0.contains("cache") || $0.contains("org.example.Other") },expression: .__fromNegation(.__fromSyntaxNode(#"all.contains { $0.contains("cache") || $0.contains("org.example.Other") }"#), false),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ContainerRestoreTests.swift:32:9-32:92
