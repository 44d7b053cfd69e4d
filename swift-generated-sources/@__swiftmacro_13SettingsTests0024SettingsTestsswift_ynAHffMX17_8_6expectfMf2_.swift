Testing.__checkBinaryOperation(settings.commitInterval,{ $0 == $1() },.seconds(60),expression: .__fromBinaryOperation(.__fromSyntaxNode("settings.commitInterval"),"==",.__fromSyntaxNode(".seconds(60)")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettingsTests/SettingsTests.swift:18:9-18:57
