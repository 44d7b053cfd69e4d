Testing.__checkBinaryOperation(String(moved.stateDirectory),{ $0 == $1() },"/s/cairn",expression: .__fromBinaryOperation(.__fromSyntaxNode("String(moved.stateDirectory)"),"==",.__fromStringLiteral(#""/s/cairn""#, "/s/cairn")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettingsTests/StandardDirectoriesTests.swift:107:9-107:60
