Testing.__checkBinaryOperation(settings.commitInterval,{ $0 == $1() },.seconds(300),expression: .__fromBinaryOperation(.__fromSyntaxNode("settings.commitInterval"),"==",.__fromSyntaxNode(".seconds(300)")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettingsTests/SettingsTests.swift:119:9-119:58
