Testing.__checkBinaryOperation(places.filter(\.isExpected).map { String($0.name) },{ $0 == $1() },["Documents", "Application Support"],expression: .__fromBinaryOperation(.__fromSyntaxNode(#"places.filter(\.isExpected).map { String($0.name) }"#),"==",.__fromSyntaxNode(#"["Documents", "Application Support"]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettingsTests/StandardDirectoriesTests.swift:25:9-25:109
