Testing.__checkValue(try !Self.matches(directories, String(repeating: "a/", count: 2_000) + "c"),expression: .__fromSyntaxNode(#"try !Self.matches(directories, String(repeating: "a/", count: 2_000) + "c")"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/RulesTests/IgnorePatternTests.swift:58:9-58:93
