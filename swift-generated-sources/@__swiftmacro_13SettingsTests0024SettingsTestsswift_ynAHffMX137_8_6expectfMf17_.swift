Testing.__checkBinaryOperation(settings.hooks.staleAfter,{ $0 == $1() },.seconds(7 * 86_400),expression: .__fromBinaryOperation(.__fromSyntaxNode("settings.hooks.staleAfter"),"==",.__fromSyntaxNode(".seconds(7 * 86_400)")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettingsTests/SettingsTests.swift:138:9-138:67
