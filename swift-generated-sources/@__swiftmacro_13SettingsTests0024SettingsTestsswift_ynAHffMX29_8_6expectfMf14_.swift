Testing.__checkBinaryOperation(settings.hooks.onCommit == nil && settings.hooks.onFailure == nil,{ $0 && $1() },settings.hooks.onStale == nil,expression: .__fromBinaryOperation(.__fromSyntaxNode("settings.hooks.onCommit == nil && settings.hooks.onFailure == nil"),"&&",.__fromSyntaxNode("settings.hooks.onStale == nil")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettingsTests/SettingsTests.swift:30:9-30:116
