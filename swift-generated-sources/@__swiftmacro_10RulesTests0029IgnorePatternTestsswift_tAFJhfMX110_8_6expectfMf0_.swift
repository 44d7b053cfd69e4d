Testing.__checkBinaryOperation(compared,{ $0 > $1() },300,expression: .__fromBinaryOperation(.__fromSyntaxNode("compared"),">",.__fromSyntaxNode("300")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/RulesTests/IgnorePatternTests.swift:111:9-111:32
