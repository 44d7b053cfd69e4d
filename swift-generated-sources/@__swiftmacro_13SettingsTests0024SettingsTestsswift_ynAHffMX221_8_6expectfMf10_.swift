Testing.__checkBinaryOperation(settings.scrub == defaults.scrub,{ $0 && $1() },settings.parity == defaults.parity,expression: .__fromBinaryOperation(.__fromSyntaxNode("settings.scrub == defaults.scrub"),"&&",.__fromSyntaxNode("settings.parity == defaults.parity")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettingsTests/SettingsTests.swift:222:9-222:88
