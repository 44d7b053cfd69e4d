Testing.__checkBinaryOperation(settings.standard,{ $0 && $1() },!settings.saysStandard,expression: .__fromBinaryOperation(.__fromSyntaxNode("settings.standard"),"&&",.__fromSyntaxNode("!settings.saysStandard")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettingsTests/SettingsTests.swift:35:9-35:61
