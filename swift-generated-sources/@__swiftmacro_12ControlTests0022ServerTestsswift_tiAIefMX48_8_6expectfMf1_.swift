Testing.__checkBinaryOperation(status,{ $0 == $1() },ProtocolTests.status,expression: .__fromBinaryOperation(.__fromSyntaxNode("status"),"==",.__fromSyntaxNode("ProtocolTests.status")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ControlTests/ServerTests.swift:49:9-49:48
