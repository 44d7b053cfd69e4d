Testing.__checkBinaryOperation(answered,{ $0 == $1() },100,expression: .__fromBinaryOperation(.__fromSyntaxNode("answered"),"==",.__fromSyntaxNode("100")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ControlTests/ServerTests.swift:242:9-242:33
