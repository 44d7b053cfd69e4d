Testing.__checkBinaryOperation(settings.standard,{ $0 == $1() },standard,expression: .__fromBinaryOperation(.__fromSyntaxNode("settings.standard"),"==",.__fromSyntaxNode("standard")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettingsTests/SettingsTests.swift:49:9-49:47
