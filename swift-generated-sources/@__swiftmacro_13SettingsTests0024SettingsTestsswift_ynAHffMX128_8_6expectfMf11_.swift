Testing.__checkBinaryOperation(settings.retry.longest,{ $0 == $1() },.seconds(86_400),expression: .__fromBinaryOperation(.__fromSyntaxNode("settings.retry.longest"),"==",.__fromSyntaxNode(".seconds(86_400)")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettingsTests/SettingsTests.swift:129:9-129:60
