Testing.__checkBinaryOperation(settings.hooks.onFailure,{ $0 == $1() },nil,expression: .__fromBinaryOperation(.__fromSyntaxNode("settings.hooks.onFailure"),"==",.__fromSyntaxNode("nil")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettingsTests/SettingsTests.swift:135:9-135:49
