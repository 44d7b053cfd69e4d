Testing.__checkBinaryOperation(settings.watch.quietAfterClose,{ $0 == $1() },.milliseconds(30),expression: .__fromBinaryOperation(.__fromSyntaxNode("settings.watch.quietAfterClose"),"==",.__fromSyntaxNode(".milliseconds(30)")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettingsTests/SettingsTests.swift:124:9-124:69
