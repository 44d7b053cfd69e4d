Testing.__checkBinaryOperation(settings.retry.first,{ $0 == $1() },.seconds(1),expression: .__fromBinaryOperation(.__fromSyntaxNode("settings.retry.first"),"==",.__fromSyntaxNode(".seconds(1)")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettingsTests/SettingsTests.swift:27:9-27:53
