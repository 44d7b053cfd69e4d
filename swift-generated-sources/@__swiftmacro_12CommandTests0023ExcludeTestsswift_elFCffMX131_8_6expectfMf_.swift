Testing.__checkValue(names.contains { $0.hasPrefix("source/cache") || $0.hasPrefix("source/no/") },expression: .__fromNegation(.__fromSyntaxNode(#"names.contains { $0.hasPrefix("source/cache") || $0.hasPrefix("source/no/") }"#), false),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ExcludeTests.swift:132:9-132:96
