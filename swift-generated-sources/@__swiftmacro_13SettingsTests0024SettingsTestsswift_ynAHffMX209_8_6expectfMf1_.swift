Testing.__checkBinaryOperation(settings.commitInterval,{ $0 == $1() },defaults.commitInterval,expression: .__fromBinaryOperation(.__fromSyntaxNode("settings.commitInterval"),"==",.__fromSyntaxNode("defaults.commitInterval")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettingsTests/SettingsTests.swift:210:9-210:68
