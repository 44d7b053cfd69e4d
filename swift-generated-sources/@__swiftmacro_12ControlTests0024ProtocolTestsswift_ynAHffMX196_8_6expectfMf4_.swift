Testing.__checkBinaryOperation(status.failureCount == 3 && status.dirtySince == Self.status.dirtySince,{ $0 && $1() },status.captures == 10,expression: .__fromBinaryOperation(.__fromSyntaxNode("status.failureCount == 3 && status.dirtySince == Self.status.dirtySince"),"&&",.__fromSyntaxNode("status.captures == 10")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ControlTests/ProtocolTests.swift:197:9-197:114
