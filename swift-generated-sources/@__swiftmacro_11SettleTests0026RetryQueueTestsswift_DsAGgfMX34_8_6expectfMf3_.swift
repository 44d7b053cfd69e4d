Testing.__checkBinaryOperation(queue.nextDeadline == nil,{ $0 && $1() },!queue.isEmpty,expression: .__fromBinaryOperation(.__fromSyntaxNode("queue.nextDeadline == nil"),"&&",.__fromSyntaxNode("!queue.isEmpty")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettleTests/RetryQueueTests.swift:35:9-35:61
