Testing.__checkBinaryOperation(documents(line),{ $0 == $1() },"/home/ada/Dokumente",expression: .__fromBinaryOperation(.__fromSyntaxNode("documents(line)"),"==",.__fromStringLiteral(#""/home/ada/Dokumente""#, "/home/ada/Dokumente")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettingsTests/StandardDirectoriesTests.swift:48:9-48:58
