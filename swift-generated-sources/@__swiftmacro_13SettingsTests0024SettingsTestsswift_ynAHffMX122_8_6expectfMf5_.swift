Testing.__checkBinaryOperation(settings.watch.quiet,{ $0 == $1() },.milliseconds(20),expression: .__fromBinaryOperation(.__fromSyntaxNode("settings.watch.quiet"),"==",.__fromSyntaxNode(".milliseconds(20)")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettingsTests/SettingsTests.swift:123:9-123:59
