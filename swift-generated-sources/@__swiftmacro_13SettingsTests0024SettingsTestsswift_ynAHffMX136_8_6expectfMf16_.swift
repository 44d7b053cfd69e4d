Testing.__checkBinaryOperation(settings.hooks.timeLimit,{ $0 == $1() },.seconds(5),expression: .__fromBinaryOperation(.__fromSyntaxNode("settings.hooks.timeLimit"),"==",.__fromSyntaxNode(".seconds(5)")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettingsTests/SettingsTests.swift:137:9-137:57
