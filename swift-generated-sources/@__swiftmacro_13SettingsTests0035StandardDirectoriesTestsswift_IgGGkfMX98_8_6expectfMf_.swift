Testing.__checkBinaryOperation(String(plain.settingsFile),{ $0 == $1() },"/home/ada/.config/cairn/cairn.toml",expression: .__fromBinaryOperation(.__fromSyntaxNode("String(plain.settingsFile)"),"==",.__fromStringLiteral(#""/home/ada/.config/cairn/cairn.toml""#, "/home/ada/.config/cairn/cairn.toml")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettingsTests/StandardDirectoriesTests.swift:99:9-99:84
