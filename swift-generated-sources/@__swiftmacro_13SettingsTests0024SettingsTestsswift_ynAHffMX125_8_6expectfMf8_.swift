Testing.__checkBinaryOperation(settings.watch.reconcile,{ $0 == $1() },.seconds(2 * 86_400),expression: .__fromBinaryOperation(.__fromSyntaxNode("settings.watch.reconcile"),"==",.__fromSyntaxNode(".seconds(2 * 86_400)")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettingsTests/SettingsTests.swift:126:9-126:66
