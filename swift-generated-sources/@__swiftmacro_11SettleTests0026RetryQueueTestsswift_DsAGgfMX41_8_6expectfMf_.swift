Testing.__checkBinaryOperation(Set(queue.entries.values.map { $0.due! }).count,{ $0 > $1() },90,expression: .__fromBinaryOperation(.__fromSyntaxNode("Set(queue.entries.values.map { $0.due! }).count"),">",.__fromSyntaxNode("90")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettleTests/RetryQueueTests.swift:42:9-42:70
