Testing.__checkBinaryOperation(settings,{ $0 == $1() },Settings(user: user),expression: .__fromBinaryOperation(.__fromSyntaxNode("settings"),"==",.__fromSyntaxNode("Settings(user: user)")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettingsTests/SettingsTests.swift:15:9-15:50
