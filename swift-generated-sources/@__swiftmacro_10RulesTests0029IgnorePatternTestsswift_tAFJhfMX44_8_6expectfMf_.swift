Testing.__checkClosureCall(throws: IgnorePattern.Mistake.self,performing: { try IgnorePattern(Array(text.utf8)) },expression: .__fromSyntaxNode("try IgnorePattern(Array(text.utf8))"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/RulesTests/IgnorePatternTests.swift:45:9-45:92
