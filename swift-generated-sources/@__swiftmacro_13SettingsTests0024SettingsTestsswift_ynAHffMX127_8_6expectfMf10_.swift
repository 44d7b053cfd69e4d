Testing.__checkBinaryOperation(settings.retry.first,{ $0 == $1() },.milliseconds(15),expression: .__fromBinaryOperation(.__fromSyntaxNode("settings.retry.first"),"==",.__fromSyntaxNode(".milliseconds(15)")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettingsTests/SettingsTests.swift:128:9-128:59
