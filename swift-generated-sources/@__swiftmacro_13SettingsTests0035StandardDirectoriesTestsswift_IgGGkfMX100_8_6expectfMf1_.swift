Testing.__checkBinaryOperation(String(plain.repository),{ $0 == $1() },"/home/ada/.local/share/cairn/repository",expression: .__fromBinaryOperation(.__fromSyntaxNode("String(plain.repository)"),"==",.__fromStringLiteral(#""/home/ada/.local/share/cairn/repository""#, "/home/ada/.local/share/cairn/repository")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettingsTests/StandardDirectoriesTests.swift:101:9-101:87
