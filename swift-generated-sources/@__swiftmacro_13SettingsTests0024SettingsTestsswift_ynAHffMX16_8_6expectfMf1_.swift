Testing.__checkBinaryOperation(settings.compression,{ $0 == $1() },.auto,expression: .__fromBinaryOperation(.__fromSyntaxNode("settings.compression"),"==",.__fromSyntaxNode(".auto")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettingsTests/SettingsTests.swift:17:9-17:47
