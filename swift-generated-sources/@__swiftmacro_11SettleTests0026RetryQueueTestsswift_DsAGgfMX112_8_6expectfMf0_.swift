Testing.__checkBinaryOperation(again.nextDeadline,{ $0 == $1() },77,expression: .__fromBinaryOperation(.__fromSyntaxNode("again.nextDeadline"),"==",.__fromSyntaxNode("77")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettleTests/RetryQueueTests.swift:113:9-113:42
