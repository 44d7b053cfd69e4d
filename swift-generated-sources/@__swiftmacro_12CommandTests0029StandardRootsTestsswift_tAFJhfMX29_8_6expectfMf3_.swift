Testing.__checkValue(names.contains { $0.contains("repository") || $0.contains(".pack") },expression: .__fromNegation(.__fromSyntaxNode(#"names.contains { $0.contains("repository") || $0.contains(".pack") }"#), false),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/StandardRootsTests.swift:30:9-30:87
