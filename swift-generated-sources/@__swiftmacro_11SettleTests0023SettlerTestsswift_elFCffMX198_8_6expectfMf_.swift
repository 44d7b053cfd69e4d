Testing.__checkBinaryOperation(tasks.count == 4,{ $0 && $1() },settler.pendingCount == 0,expression: .__fromBinaryOperation(.__fromSyntaxNode("tasks.count == 4"),"&&",.__fromSyntaxNode("settler.pendingCount == 0")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettleTests/SettlerTests.swift:199:9-199:63
