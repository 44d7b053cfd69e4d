Testing.__checkBinaryOperation(settings.watch.quietAfterClose,{ $0 == $1() },.milliseconds(500),expression: .__fromBinaryOperation(.__fromSyntaxNode("settings.watch.quietAfterClose"),"==",.__fromSyntaxNode(".milliseconds(500)")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettingsTests/SettingsTests.swift:23:9-23:70
