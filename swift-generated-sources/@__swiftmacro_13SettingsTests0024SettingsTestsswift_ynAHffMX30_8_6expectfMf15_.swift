Testing.__checkBinaryOperation(settings.hooks.timeLimit,{ $0 == $1() },.seconds(30),expression: .__fromBinaryOperation(.__fromSyntaxNode("settings.hooks.timeLimit"),"==",.__fromSyntaxNode(".seconds(30)")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettingsTests/SettingsTests.swift:31:9-31:58
