Testing.__checkBinaryOperation(settings.retry.tries,{ $0 == $1() },3,expression: .__fromBinaryOperation(.__fromSyntaxNode("settings.retry.tries"),"==",.__fromSyntaxNode("3")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettingsTests/SettingsTests.swift:130:9-130:43
