Testing.__checkBinaryOperation(status,{ $0 == $1() },Self.status,expression: .__fromBinaryOperation(.__fromSyntaxNode("status"),"==",.__fromSyntaxNode("Self.status")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ControlTests/ProtocolTests.swift:194:9-194:39
