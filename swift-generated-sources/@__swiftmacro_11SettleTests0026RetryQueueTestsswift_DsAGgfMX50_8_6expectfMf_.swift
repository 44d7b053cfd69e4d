Testing.__checkBinaryOperation(queue.nextDeadline!,{ $0 <= $1() },start + 60 * second,expression: .__fromBinaryOperation(.__fromSyntaxNode("queue.nextDeadline!"),"<=",.__fromSyntaxNode("start + 60 * second")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettleTests/RetryQueueTests.swift:51:9-51:60
