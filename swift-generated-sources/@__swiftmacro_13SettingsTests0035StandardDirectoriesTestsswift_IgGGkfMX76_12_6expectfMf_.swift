Testing.__checkBinaryOperation(place(name, user)?.isDisabled,{ $0 == $1() },true,expression: .__fromBinaryOperation(.__fromSyntaxNode("place(name, user)?.isDisabled"),"==",.__fromSyntaxNode("true")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettingsTests/StandardDirectoriesTests.swift:77:13-77:59
