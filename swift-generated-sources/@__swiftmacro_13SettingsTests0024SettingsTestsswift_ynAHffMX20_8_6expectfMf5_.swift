Testing.__checkBinaryOperation(settings.onError,{ $0 == $1() },.continue,expression: .__fromBinaryOperation(.__fromSyntaxNode("settings.onError"),"==",.__fromSyntaxNode(".continue")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettingsTests/SettingsTests.swift:21:9-21:47
