Testing.__checkBinaryOperation(settler.pendingCount == 2,{ $0 && $1() },settler.nameCount == 2,expression: .__fromBinaryOperation(.__fromSyntaxNode("settler.pendingCount == 2"),"&&",.__fromSyntaxNode("settler.nameCount == 2")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettleTests/SettlerTests.swift:83:9-83:69
