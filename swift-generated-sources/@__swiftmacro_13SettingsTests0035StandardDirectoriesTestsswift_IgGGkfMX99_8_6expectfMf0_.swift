Testing.__checkBinaryOperation(String(plain.stateDirectory),{ $0 == $1() },"/home/ada/.local/state/cairn",expression: .__fromBinaryOperation(.__fromSyntaxNode("String(plain.stateDirectory)"),"==",.__fromStringLiteral(#""/home/ada/.local/state/cairn""#, "/home/ada/.local/state/cairn")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettingsTests/StandardDirectoriesTests.swift:100:9-100:80
