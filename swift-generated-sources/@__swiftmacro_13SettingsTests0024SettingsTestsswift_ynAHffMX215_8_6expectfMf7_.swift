Testing.__checkBinaryOperation(settings.hooks,{ $0 == $1() },defaults.hooks,expression: .__fromBinaryOperation(.__fromSyntaxNode("settings.hooks"),"==",.__fromSyntaxNode("defaults.hooks")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettingsTests/SettingsTests.swift:216:9-216:50
