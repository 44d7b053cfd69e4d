Testing.__checkBinaryOperation(settings.readers,{ $0 == $1() },3,expression: .__fromBinaryOperation(.__fromSyntaxNode("settings.readers"),"==",.__fromSyntaxNode("3")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettingsTests/SettingsTests.swift:121:9-121:39
