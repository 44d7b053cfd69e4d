Testing.__checkBinaryOperation(place("Documents", user).map { String($0.path) },{ $0 == $1() },"/home/ada/D",expression: .__fromBinaryOperation(.__fromSyntaxNode(#"place("Documents", user).map { String($0.path) }"#),"==",.__fromStringLiteral(#""/home/ada/D""#, "/home/ada/D")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettingsTests/StandardDirectoriesTests.swift:85:9-85:83
