Testing.__checkValue(try report("/home/d/b").standing == .excluded(RuleVerdict(.robots)),expression: .__fromSyntaxNode(#"try report("/home/d/b").standing == .excluded(RuleVerdict(.robots))"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/RulesTests/ExclusionHistoryTests.swift:119:9-119:85
