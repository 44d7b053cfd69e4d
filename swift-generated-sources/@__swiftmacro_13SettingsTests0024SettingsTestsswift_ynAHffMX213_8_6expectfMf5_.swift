Testing.__checkBinaryOperation(settings.watch,{ $0 == $1() },defaults.watch,expression: .__fromBinaryOperation(.__fromSyntaxNode("settings.watch"),"==",.__fromSyntaxNode("defaults.watch")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettingsTests/SettingsTests.swift:214:9-214:50
