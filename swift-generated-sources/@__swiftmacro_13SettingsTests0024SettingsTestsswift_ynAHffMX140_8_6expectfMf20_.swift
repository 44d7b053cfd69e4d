Testing.__checkBinaryOperation(settings.parity,{ $0 == $1() },Share(basisPoints: 700),expression: .__fromBinaryOperation(.__fromSyntaxNode("settings.parity"),"==",.__fromSyntaxNode("Share(basisPoints: 700)")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettingsTests/SettingsTests.swift:141:9-141:60
