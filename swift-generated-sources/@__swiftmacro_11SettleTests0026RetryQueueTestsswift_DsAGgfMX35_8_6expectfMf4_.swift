Testing.__checkBinaryOperation(queue.failure(at: place("a"), absolute: \.path)?.tries,{ $0 == $1() },6,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"queue.failure(at: place("a"), absolute: \.path)?.tries"#),"==",.__fromSyntaxNode("6")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettleTests/RetryQueueTests.swift:36:9-36:77
