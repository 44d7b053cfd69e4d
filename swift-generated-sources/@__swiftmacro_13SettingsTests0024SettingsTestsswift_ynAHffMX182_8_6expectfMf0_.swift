Testing.__checkBinaryOperation(settings.drill.sample,{ $0 == $1() },.bytes(3 << 20),expression: .__fromBinaryOperation(.__fromSyntaxNode("settings.drill.sample"),"==",.__fromSyntaxNode(".bytes(3 << 20)")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettingsTests/SettingsTests.swift:183:9-183:58
