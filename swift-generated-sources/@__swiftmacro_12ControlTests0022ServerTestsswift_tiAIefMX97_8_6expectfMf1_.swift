Testing.__checkBinaryOperation(server.address,{ $0 == $1() },addresses[1],expression: .__fromBinaryOperation(.__fromSyntaxNode("server.address"),"==",.__fromSyntaxNode("addresses[1]")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ControlTests/ServerTests.swift:98:9-98:48
