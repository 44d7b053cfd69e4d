Testing.__checkBinaryOperation(settings.hooks.staleAfter,{ $0 == $1() },.seconds(24 * 3600),expression: .__fromBinaryOperation(.__fromSyntaxNode("settings.hooks.staleAfter"),"==",.__fromSyntaxNode(".seconds(24 * 3600)")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettingsTests/SettingsTests.swift:32:9-32:66
