Testing.__checkBinaryOperation(queue.nextDeadline!,{ $0 <= $1() },start + RetryQueue.destinationPauseMaximum,expression: .__fromBinaryOperation(.__fromSyntaxNode("queue.nextDeadline!"),"<=",.__fromSyntaxNode("start + RetryQueue.destinationPauseMaximum")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettleTests/RetryQueueTests.swift:71:9-71:83
