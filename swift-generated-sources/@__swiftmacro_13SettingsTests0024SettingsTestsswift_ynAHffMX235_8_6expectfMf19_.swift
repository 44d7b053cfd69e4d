Testing.__checkBinaryOperation(settings.roots.last?.role == .caches,{ $0 && $1() },settings.roots.last?.purge == false,expression: .__fromBinaryOperation(.__fromSyntaxNode("settings.roots.last?.role == .caches"),"&&",.__fromSyntaxNode("settings.roots.last?.purge == false")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettingsTests/SettingsTests.swift:236:9-236:93
