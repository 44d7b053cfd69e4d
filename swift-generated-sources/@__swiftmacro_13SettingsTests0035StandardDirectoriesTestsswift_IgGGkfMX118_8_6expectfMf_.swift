Testing.__checkBinaryOperation(ours.map { String($0.path) },{ $0 == $1() },theirs?.path,expression: .__fromBinaryOperation(.__fromSyntaxNode("ours.map { String($0.path) }"),"==",.__fromSyntaxNode("theirs?.path")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettingsTests/StandardDirectoriesTests.swift:119:9-119:62
