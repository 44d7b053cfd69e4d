Testing.__checkBinaryOperation(String(settings.repository),{ $0 == $1() },"/home/ada/.local/share/cairn/repository",expression: .__fromBinaryOperation(.__fromSyntaxNode("String(settings.repository)"),"==",.__fromStringLiteral(#""/home/ada/.local/share/cairn/repository""#, "/home/ada/.local/share/cairn/repository")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettingsTests/SettingsTests.swift:16:9-16:90
