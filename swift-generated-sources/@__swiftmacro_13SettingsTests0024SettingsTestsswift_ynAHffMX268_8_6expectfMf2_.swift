Testing.__checkBinaryOperation(Duration.seconds(172_800).settingText,{ $0 == $1() },"2d",expression: .__fromBinaryOperation(.__fromSyntaxNode("Duration.seconds(172_800).settingText"),"==",.__fromStringLiteral(#""2d""#, "2d")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettingsTests/SettingsTests.swift:269:9-269:63
