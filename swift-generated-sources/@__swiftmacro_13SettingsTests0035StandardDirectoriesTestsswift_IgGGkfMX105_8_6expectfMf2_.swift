Testing.__checkBinaryOperation(String(moved.settingsFile),{ $0 == $1() },"/c/cairn/cairn.toml",expression: .__fromBinaryOperation(.__fromSyntaxNode("String(moved.settingsFile)"),"==",.__fromStringLiteral(#""/c/cairn/cairn.toml""#, "/c/cairn/cairn.toml")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettingsTests/StandardDirectoriesTests.swift:106:9-106:69
