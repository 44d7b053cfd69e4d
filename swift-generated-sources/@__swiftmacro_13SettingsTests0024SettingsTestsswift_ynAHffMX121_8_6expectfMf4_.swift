Testing.__checkBinaryOperation(settings.onError,{ $0 == $1() },.stop,expression: .__fromBinaryOperation(.__fromSyntaxNode("settings.onError"),"==",.__fromSyntaxNode(".stop")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettingsTests/SettingsTests.swift:122:9-122:43
