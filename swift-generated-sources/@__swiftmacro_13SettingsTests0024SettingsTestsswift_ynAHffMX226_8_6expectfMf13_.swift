Testing.__checkBinaryOperation(settings.standard,{ $0 == $1() },defaults.standard,expression: .__fromBinaryOperation(.__fromSyntaxNode("settings.standard"),"==",.__fromSyntaxNode("defaults.standard")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettingsTests/SettingsTests.swift:227:9-227:56
