Testing.__checkBinaryOperation(settler.pendingCount == 0,{ $0 && $1() },settler.nextDeadline() == nil,expression: .__fromBinaryOperation(.__fromSyntaxNode("settler.pendingCount == 0"),"&&",.__fromSyntaxNode("settler.nextDeadline() == nil")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettleTests/SettlerTests.swift:20:9-20:76
