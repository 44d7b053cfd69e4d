Testing.__checkBinaryOperation(settings.metrics.textfile.map { String($0) },{ $0 == $1() },"/home/ada/.local/state/cairn/cairn.prom",expression: .__fromBinaryOperation(.__fromSyntaxNode("settings.metrics.textfile.map { String($0) }"),"==",.__fromStringLiteral(#""/home/ada/.local/state/cairn/cairn.prom""#, "/home/ada/.local/state/cairn/cairn.prom")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettingsTests/SettingsTests.swift:226:9-226:107
