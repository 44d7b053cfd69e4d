Testing.__checkBinaryOperation(queue.due(at: now),{ $0 == $1() },[place("a")],expression: .__fromBinaryOperation(.__fromSyntaxNode("queue.due(at: now)"),"==",.__fromSyntaxNode(#"[place("a")]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettleTests/RetryQueueTests.swift:30:13-30:56
