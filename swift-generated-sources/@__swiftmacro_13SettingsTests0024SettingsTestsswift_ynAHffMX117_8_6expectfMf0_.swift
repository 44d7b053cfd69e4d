Testing.__checkBinaryOperation(settings.compression,{ $0 == $1() },.zlib,expression: .__fromBinaryOperation(.__fromSyntaxNode("settings.compression"),"==",.__fromSyntaxNode(".zlib")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettingsTests/SettingsTests.swift:118:9-118:47
