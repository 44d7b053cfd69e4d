Testing.__checkBinaryOperation(queue.failure(at: place("d"), absolute: \.path),{ $0 != $1() },nil,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"queue.failure(at: place("d"), absolute: \.path)"#),"!=",.__fromSyntaxNode("nil")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettleTests/RetryQueueTests.swift:92:9-92:72
