Testing.__checkBinaryOperation(found.count,{ $0 == $1() },5,expression: .__fromBinaryOperation(.__fromSyntaxNode("found.count"),"==",.__fromSyntaxNode("5")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ServiceTests/LogTests.swift:57:9-57:34
