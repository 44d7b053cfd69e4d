Testing.__checkValue(try IgnorePattern(Array("!a".utf8)).isNegated,expression: .__fromSyntaxNode(#"try IgnorePattern(Array("!a".utf8)).isNegated"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/RulesTests/IgnorePatternTests.swift:49:9-49:63
