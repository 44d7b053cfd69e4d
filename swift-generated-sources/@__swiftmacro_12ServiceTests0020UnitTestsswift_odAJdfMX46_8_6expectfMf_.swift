Testing.__checkBinaryOperation(names.count,{ $0 >= $1() },7,expression: .__fromBinaryOperation(.__fromSyntaxNode("names.count"),">=",.__fromSyntaxNode("7")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ServiceTests/UnitTests.swift:47:9-47:34
