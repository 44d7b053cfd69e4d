Testing.__checkBinaryOperation(Duration(settingText: duration.settingText),{ $0 == $1() },duration,expression: .__fromBinaryOperation(.__fromSyntaxNode("Duration(settingText: duration.settingText)"),"==",.__fromSyntaxNode("duration")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettingsTests/SettingsTests.swift:262:9-262:73
