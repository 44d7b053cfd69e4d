Testing.__checkBinaryOperation(queue.due(at: .max - 6),{ $0 == $1() },[],expression: .__fromBinaryOperation(.__fromSyntaxNode("queue.due(at: .max - 6)"),"==",.__fromSyntaxNode("[]")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettleTests/RetryQueueTests.swift:56:9-56:47
