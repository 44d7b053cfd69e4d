Testing.__checkBinaryOperation(told.failureCount,{ $0 == $1() },100,expression: .__fromBinaryOperation(.__fromSyntaxNode("told.failureCount"),"==",.__fromSyntaxNode("100")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ControlTests/ProtocolTests.swift:214:9-214:42
