Testing.__checkBinaryOperation(Duration.seconds(86_400).settingText,{ $0 == $1() },"24h",expression: .__fromBinaryOperation(.__fromSyntaxNode("Duration.seconds(86_400).settingText"),"==",.__fromStringLiteral(#""24h""#, "24h")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettingsTests/SettingsTests.swift:268:9-268:63
