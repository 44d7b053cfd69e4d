Testing.__checkBinaryOperation(Duration.milliseconds(1500).settingText,{ $0 == $1() },"1500ms",expression: .__fromBinaryOperation(.__fromSyntaxNode("Duration.milliseconds(1500).settingText"),"==",.__fromStringLiteral(#""1500ms""#, "1500ms")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettingsTests/SettingsTests.swift:267:9-267:69
