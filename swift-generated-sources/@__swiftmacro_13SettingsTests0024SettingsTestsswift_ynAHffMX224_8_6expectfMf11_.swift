Testing.__checkBinaryOperation(settings.drill,{ $0 == $1() },drill,expression: .__fromBinaryOperation(.__fromSyntaxNode("settings.drill"),"==",.__fromSyntaxNode("drill")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettingsTests/SettingsTests.swift:225:9-225:41
