Testing.__checkBinaryOperation(settings.onError,{ $0 == $1() },defaults.onError,expression: .__fromBinaryOperation(.__fromSyntaxNode("settings.onError"),"==",.__fromSyntaxNode("defaults.onError")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettingsTests/SettingsTests.swift:213:9-213:54
