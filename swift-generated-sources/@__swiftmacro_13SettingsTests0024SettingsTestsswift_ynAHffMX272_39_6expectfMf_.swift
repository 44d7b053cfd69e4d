Testing.__checkBinaryOperation(Duration(settingText: text),{ $0 == $1() },nil,expression: .__fromBinaryOperation(.__fromSyntaxNode("Duration(settingText: text)"),"==",.__fromSyntaxNode("nil")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettingsTests/SettingsTests.swift:273:40-273:83
