Testing.__checkValue(try Self.matches(pattern, path) == expected,expression: .__fromSyntaxNode("try Self.matches(pattern, path) == expected"),comments: ["\(pattern) \(path)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/RulesTests/IgnorePatternTests.swift:40:9-40:83
