Testing.__checkBinaryOperation(queue.due(at: now + 3_600 * second) == [],{ $0 && $1() },queue.nextDeadline == nil,expression: .__fromBinaryOperation(.__fromSyntaxNode("queue.due(at: now + 3_600 * second) == []"),"&&",.__fromSyntaxNode("queue.nextDeadline == nil")),comments: [.__line("// Given out once until it fails again.")],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettleTests/RetryQueueTests.swift:32:13-32:92
