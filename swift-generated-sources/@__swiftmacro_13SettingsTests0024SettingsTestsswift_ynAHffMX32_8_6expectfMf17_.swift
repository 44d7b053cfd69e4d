Testing.__checkBinaryOperation(settings.metrics.textfile,{ $0 == $1() },nil,expression: .__fromBinaryOperation(.__fromSyntaxNode("settings.metrics.textfile"),"==",.__fromSyntaxNode("nil")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettingsTests/SettingsTests.swift:33:9-33:50
