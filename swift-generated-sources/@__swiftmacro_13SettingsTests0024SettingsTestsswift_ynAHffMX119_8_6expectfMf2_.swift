Testing.__checkBinaryOperation(settings.commitSize.bytes,{ $0 == $1() },500_000_000,expression: .__fromBinaryOperation(.__fromSyntaxNode("settings.commitSize.bytes"),"==",.__fromSyntaxNode("500_000_000")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettingsTests/SettingsTests.swift:120:9-120:58
