Testing.__checkBinaryOperation(settings.readers,{ $0 == $1() },0,expression: .__fromBinaryOperation(.__fromSyntaxNode("settings.readers"),"==",.__fromSyntaxNode("0")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettingsTests/SettingsTests.swift:20:9-20:39
