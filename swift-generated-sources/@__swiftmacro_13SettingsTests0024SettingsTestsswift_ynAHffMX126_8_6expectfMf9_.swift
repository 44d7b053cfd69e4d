Testing.__checkBinaryOperation(settings.watch.poll,{ $0 == $1() },.seconds(600),expression: .__fromBinaryOperation(.__fromSyntaxNode("settings.watch.poll"),"==",.__fromSyntaxNode(".seconds(600)")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettingsTests/SettingsTests.swift:127:9-127:54
