Testing.__checkBinaryOperation(settings.retry.longest,{ $0 == $1() },.seconds(3600),expression: .__fromBinaryOperation(.__fromSyntaxNode("settings.retry.longest"),"==",.__fromSyntaxNode(".seconds(3600)")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettingsTests/SettingsTests.swift:28:9-28:58
