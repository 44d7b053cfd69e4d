Testing.__checkBinaryOperation(place("Preferences", user).map { String($0.path) },{ $0 == $1() },"/cfg",expression: .__fromBinaryOperation(.__fromSyntaxNode(#"place("Preferences", user).map { String($0.path) }"#),"==",.__fromStringLiteral(#""/cfg""#, "/cfg")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettingsTests/StandardDirectoriesTests.swift:86:9-86:78
