Testing.__checkBinaryOperation(settings.drill.timeLimit,{ $0 == $1() },.seconds(3600),expression: .__fromBinaryOperation(.__fromSyntaxNode("settings.drill.timeLimit"),"==",.__fromSyntaxNode(".seconds(3600)")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettingsTests/SettingsTests.swift:145:9-145:60
