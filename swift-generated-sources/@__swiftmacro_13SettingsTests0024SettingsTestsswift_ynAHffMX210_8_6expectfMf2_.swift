Testing.__checkBinaryOperation(settings.commitSize,{ $0 == $1() },defaults.commitSize,expression: .__fromBinaryOperation(.__fromSyntaxNode("settings.commitSize"),"==",.__fromSyntaxNode("defaults.commitSize")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettingsTests/SettingsTests.swift:211:9-211:60
