Testing.__checkBinaryOperation(settings.repository,{ $0 == $1() },defaults.repository,expression: .__fromBinaryOperation(.__fromSyntaxNode("settings.repository"),"==",.__fromSyntaxNode("defaults.repository")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettingsTests/SettingsTests.swift:208:9-208:60
