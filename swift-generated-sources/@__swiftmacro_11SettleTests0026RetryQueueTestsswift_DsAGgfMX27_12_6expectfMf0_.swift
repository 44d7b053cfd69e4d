Testing.__checkBinaryOperation(queue.due(at: now + pause - 1),{ $0 == $1() },[],expression: .__fromBinaryOperation(.__fromSyntaxNode("queue.due(at: now + pause - 1)"),"==",.__fromSyntaxNode("[]")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettleTests/RetryQueueTests.swift:28:13-28:58
