Testing.__checkBinaryOperation(settings.documents,{ $0 == $1() },.standard,expression: .__fromBinaryOperation(.__fromSyntaxNode("settings.documents"),"==",.__fromSyntaxNode(".standard")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettingsTests/SettingsTests.swift:221:9-221:49
