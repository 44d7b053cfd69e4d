Testing.__checkBinaryOperation(queue.failure(at: place(""), absolute: \.path),{ $0 != $1() },nil,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"queue.failure(at: place(""), absolute: \.path)"#),"!=",.__fromSyntaxNode("nil")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettleTests/RetryQueueTests.swift:96:9-96:71
