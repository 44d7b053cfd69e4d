Testing.__checkBinaryOperation(taken,{ $0 > $1() },100,expression: .__fromBinaryOperation(.__fromSyntaxNode("taken"),">",.__fromSyntaxNode("100")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ControlTests/ProtocolTests.swift:110:9-110:29
