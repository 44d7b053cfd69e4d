Testing.__checkBinaryOperation(pipe(&ends),{ $0 == $1() },0,expression: .__fromBinaryOperation(.__fromSyntaxNode("pipe(&ends)"),"==",.__fromSyntaxNode("0")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ServiceTests/LogTests.swift:141:9-141:34
