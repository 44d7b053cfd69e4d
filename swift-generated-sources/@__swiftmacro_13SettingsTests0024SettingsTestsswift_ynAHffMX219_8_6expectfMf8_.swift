Testing.__checkBinaryOperation(settings.exclude,{ $0 == $1() },exclude,expression: .__fromBinaryOperation(.__fromSyntaxNode("settings.exclude"),"==",.__fromSyntaxNode("exclude")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettingsTests/SettingsTests.swift:220:9-220:45
