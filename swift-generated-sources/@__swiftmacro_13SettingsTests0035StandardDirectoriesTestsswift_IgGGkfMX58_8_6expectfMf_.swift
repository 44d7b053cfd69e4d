Testing.__checkBinaryOperation(documents(line),{ $0 == $1() },path,expression: .__fromBinaryOperation(.__fromSyntaxNode("documents(line)"),"==",.__fromSyntaxNode("path")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettingsTests/StandardDirectoriesTests.swift:59:9-59:41
