Testing.__checkBinaryOperation(queue.nextDeadline == nil,{ $0 && $1() },queue.due(at: .max) == [],expression: .__fromBinaryOperation(.__fromSyntaxNode("queue.nextDeadline == nil"),"&&",.__fromSyntaxNode("queue.due(at: .max) == []")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettleTests/RetryQueueTests.swift:62:9-62:72
