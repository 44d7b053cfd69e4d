Testing.__checkValue(try !Self.matches(stars, String(repeating: "a", count: 4_000)),expression: .__fromSyntaxNode(#"try !Self.matches(stars, String(repeating: "a", count: 4_000))"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/RulesTests/IgnorePatternTests.swift:56:9-56:80
