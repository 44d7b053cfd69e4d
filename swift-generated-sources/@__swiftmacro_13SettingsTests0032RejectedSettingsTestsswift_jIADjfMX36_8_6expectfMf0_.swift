Testing.__checkBinaryOperation(messages.count,{ $0 >= $1() },105,expression: .__fromBinaryOperation(.__fromSyntaxNode("messages.count"),">=",.__fromSyntaxNode("105")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettingsTests/RejectedSettingsTests.swift:37:9-37:39
