Testing.__checkBinaryOperation(String(moved.repository),{ $0 == $1() },"/d/cairn/repository",expression: .__fromBinaryOperation(.__fromSyntaxNode("String(moved.repository)"),"==",.__fromStringLiteral(#""/d/cairn/repository""#, "/d/cairn/repository")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettingsTests/StandardDirectoriesTests.swift:108:9-108:67
