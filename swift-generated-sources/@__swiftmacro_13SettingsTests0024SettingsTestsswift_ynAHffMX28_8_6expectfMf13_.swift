Testing.__checkBinaryOperation(settings.retry.tries,{ $0 == $1() },8,expression: .__fromBinaryOperation(.__fromSyntaxNode("settings.retry.tries"),"==",.__fromSyntaxNode("8")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettingsTests/SettingsTests.swift:29:9-29:43
