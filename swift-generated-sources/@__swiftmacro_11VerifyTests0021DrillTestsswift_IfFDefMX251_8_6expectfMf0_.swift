Testing.__checkBinaryOperation(little.outcome == .unjudged && little.unjudgedCount == 6,{ $0 && $1() },little.versions == 10,expression: .__fromBinaryOperation(.__fromSyntaxNode("little.outcome == .unjudged && little.unjudgedCount == 6"),"&&",.__fromSyntaxNode("little.versions == 10")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/DrillTests.swift:252:9-252:99
