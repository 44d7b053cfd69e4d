Testing.__checkBinaryOperation(Duration(settingText: text),{ $0 == $1() },.seconds(seconds),expression: .__fromBinaryOperation(.__fromSyntaxNode("Duration(settingText: text)"),"==",.__fromSyntaxNode(".seconds(seconds)")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettingsTests/SettingsTests.swift:256:9-256:66
