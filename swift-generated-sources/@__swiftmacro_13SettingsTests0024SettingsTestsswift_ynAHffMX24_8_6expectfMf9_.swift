Testing.__checkBinaryOperation(settings.watch.reconcile,{ $0 == $1() },.seconds(24 * 3600),expression: .__fromBinaryOperation(.__fromSyntaxNode("settings.watch.reconcile"),"==",.__fromSyntaxNode(".seconds(24 * 3600)")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettingsTests/SettingsTests.swift:25:9-25:65
