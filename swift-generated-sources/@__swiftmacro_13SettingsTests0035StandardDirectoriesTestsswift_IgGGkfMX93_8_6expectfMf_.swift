Testing.__checkBinaryOperation(place("Application Support", .fake(variables: variables)).map { String($0.path) },{ $0 == $1() },path,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"place("Application Support", .fake(variables: variables)).map { String($0.path) }"#),"==",.__fromSyntaxNode("path")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettingsTests/StandardDirectoriesTests.swift:94:9-94:107
