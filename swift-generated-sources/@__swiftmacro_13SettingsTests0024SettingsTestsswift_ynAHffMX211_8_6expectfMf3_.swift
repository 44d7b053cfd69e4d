Testing.__checkBinaryOperation(settings.readers,{ $0 == $1() },defaults.readers,expression: .__fromBinaryOperation(.__fromSyntaxNode("settings.readers"),"==",.__fromSyntaxNode("defaults.readers")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettingsTests/SettingsTests.swift:212:9-212:54
