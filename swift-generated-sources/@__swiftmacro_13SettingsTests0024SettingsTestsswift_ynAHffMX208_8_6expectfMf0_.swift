Testing.__checkBinaryOperation(settings.compression,{ $0 == $1() },defaults.compression,expression: .__fromBinaryOperation(.__fromSyntaxNode("settings.compression"),"==",.__fromSyntaxNode("defaults.compression")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettingsTests/SettingsTests.swift:209:9-209:62
