Testing.__checkBinaryOperation(String(settings.repository),{ $0 == $1() },"/home/ada/backup",expression: .__fromBinaryOperation(.__fromSyntaxNode("String(settings.repository)"),"==",.__fromStringLiteral(#""/home/ada/backup""#, "/home/ada/backup")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettingsTests/SettingsTests.swift:117:9-117:67
