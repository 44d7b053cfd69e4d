Testing.__checkBinaryOperation(settings.drill.directory.map { String($0) },{ $0 == $1() },"/home/ada/room",expression: .__fromBinaryOperation(.__fromSyntaxNode("settings.drill.directory.map { String($0) }"),"==",.__fromStringLiteral(#""/home/ada/room""#, "/home/ada/room")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettingsTests/SettingsTests.swift:143:9-143:81
