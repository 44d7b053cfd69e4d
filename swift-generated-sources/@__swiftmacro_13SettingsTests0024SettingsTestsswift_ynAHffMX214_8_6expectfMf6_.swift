Testing.__checkBinaryOperation(settings.retry,{ $0 == $1() },defaults.retry,expression: .__fromBinaryOperation(.__fromSyntaxNode("settings.retry"),"==",.__fromSyntaxNode("defaults.retry")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettingsTests/SettingsTests.swift:215:9-215:50
