Testing.__checkBinaryOperation(bound,{ $0 == $1() },0,expression: .__fromBinaryOperation(.__fromSyntaxNode("bound"),"==",.__fromSyntaxNode("0")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ControlTests/ServerTests.swift:117:9-117:28
