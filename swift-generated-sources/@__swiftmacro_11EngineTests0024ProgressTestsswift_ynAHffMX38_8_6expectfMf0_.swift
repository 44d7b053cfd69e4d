Testing.__checkBinaryOperation(survey.items,{ $0 == $1() },30,expression: .__fromBinaryOperation(.__fromSyntaxNode("survey.items"),"==",.__fromSyntaxNode("30")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/ProgressTests.swift:39:9-39:36
