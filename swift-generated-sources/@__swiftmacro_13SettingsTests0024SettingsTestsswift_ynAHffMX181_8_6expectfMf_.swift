Testing.__checkBinaryOperation(settings.scrub == nil,{ $0 && $1() },settings.parity == nil,expression: .__fromBinaryOperation(.__fromSyntaxNode("settings.scrub == nil"),"&&",.__fromSyntaxNode("settings.parity == nil")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettingsTests/SettingsTests.swift:182:9-182:65
