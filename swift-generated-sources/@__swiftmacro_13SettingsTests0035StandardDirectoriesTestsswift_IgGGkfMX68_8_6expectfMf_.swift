Testing.__checkBinaryOperation(documents(line),{ $0 == $1() },"/home/ada/Documents",expression: .__fromBinaryOperation(.__fromSyntaxNode("documents(line)"),"==",.__fromStringLiteral(#""/home/ada/Documents""#, "/home/ada/Documents")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettingsTests/StandardDirectoriesTests.swift:69:9-69:58
