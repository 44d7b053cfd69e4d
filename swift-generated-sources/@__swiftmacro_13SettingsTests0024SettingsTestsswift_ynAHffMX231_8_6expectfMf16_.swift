Testing.__checkBinaryOperation(settings.retention,{ $0 == $1() },defaults.retention,expression: .__fromBinaryOperation(.__fromSyntaxNode("settings.retention"),"==",.__fromSyntaxNode("defaults.retention")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettingsTests/SettingsTests.swift:232:9-232:58
