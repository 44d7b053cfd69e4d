Testing.__checkBinaryOperation(sent,{ $0 < $1() },4 << 20,expression: .__fromBinaryOperation(.__fromSyntaxNode("sent"),"<",.__fromSyntaxNode("4 << 20")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ControlTests/ServerTests.swift:180:9-180:32
