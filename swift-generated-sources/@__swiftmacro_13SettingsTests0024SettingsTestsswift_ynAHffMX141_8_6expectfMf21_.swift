Testing.__checkBinaryOperation(settings.drill.sample,{ $0 == $1() },.versions(30),expression: .__fromBinaryOperation(.__fromSyntaxNode("settings.drill.sample"),"==",.__fromSyntaxNode(".versions(30)")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettingsTests/SettingsTests.swift:142:9-142:56
