Testing.__checkBinaryOperation(settings.metrics.textfile.map { String($0) },{ $0 == $1() },"/var/lib/node/cairn.prom",expression: .__fromBinaryOperation(.__fromSyntaxNode("settings.metrics.textfile.map { String($0) }"),"==",.__fromStringLiteral(#""/var/lib/node/cairn.prom""#, "/var/lib/node/cairn.prom")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettingsTests/SettingsTests.swift:139:9-139:92
