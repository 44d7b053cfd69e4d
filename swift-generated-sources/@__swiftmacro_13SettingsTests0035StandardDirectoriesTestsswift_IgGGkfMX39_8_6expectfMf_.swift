Testing.__checkBinaryOperation(Set(places.map { String($0.path) }),{ $0 == $1() },Set(names.map { "/home/ada/\($0)" }),expression: .__fromBinaryOperation(.__fromSyntaxNode("Set(places.map { String($0.path) })"),"==",.__fromSyntaxNode(#"Set(names.map { "/home/ada/\($0)" })"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettingsTests/StandardDirectoriesTests.swift:40:9-40:93
