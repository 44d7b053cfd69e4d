Testing.__checkBinaryOperation(settings.roots.count,{ $0 == $1() },2,expression: .__fromBinaryOperation(.__fromSyntaxNode("settings.roots.count"),"==",.__fromSyntaxNode("2")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettingsTests/SettingsTests.swift:170:9-170:43
