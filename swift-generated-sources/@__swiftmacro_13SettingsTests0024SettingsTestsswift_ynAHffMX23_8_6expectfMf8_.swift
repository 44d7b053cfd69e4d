Testing.__checkBinaryOperation(settings.watch.longest,{ $0 == $1() },.seconds(30),expression: .__fromBinaryOperation(.__fromSyntaxNode("settings.watch.longest"),"==",.__fromSyntaxNode(".seconds(30)")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettingsTests/SettingsTests.swift:24:9-24:56
