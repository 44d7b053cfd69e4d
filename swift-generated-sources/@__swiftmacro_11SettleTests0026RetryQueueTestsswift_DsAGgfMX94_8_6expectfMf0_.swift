Testing.__checkBinaryOperation(queue.entries.count,{ $0 <= $1() },2 * RetryQueue.entriesMaximum + 1,expression: .__fromBinaryOperation(.__fromSyntaxNode("queue.entries.count"),"<=",.__fromSyntaxNode("2 * RetryQueue.entriesMaximum + 1")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettleTests/RetryQueueTests.swift:95:9-95:74
