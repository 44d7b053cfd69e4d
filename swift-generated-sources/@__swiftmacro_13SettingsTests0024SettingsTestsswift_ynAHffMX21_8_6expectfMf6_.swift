Testing.__checkBinaryOperation(settings.watch.quiet,{ $0 == $1() },.seconds(2),expression: .__fromBinaryOperation(.__fromSyntaxNode("settings.watch.quiet"),"==",.__fromSyntaxNode(".seconds(2)")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettingsTests/SettingsTests.swift:22:9-22:53
