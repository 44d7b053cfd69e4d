Testing.__checkBinaryOperation(queue.failure(at: place("a"), absolute: \.path)?.tries,{ $0 == $1() },1,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"queue.failure(at: place("a"), absolute: \.path)?.tries"#),"==",.__fromSyntaxNode("1")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettleTests/RetryQueueTests.swift:65:9-65:77
