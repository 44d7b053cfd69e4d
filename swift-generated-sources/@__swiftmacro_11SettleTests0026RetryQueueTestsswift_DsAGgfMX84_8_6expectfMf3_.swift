Testing.__checkBinaryOperation(queue.isEmpty,{ $0 && $1() },queue.places(beneath: place(""), before: .max) == [],expression: .__fromBinaryOperation(.__fromSyntaxNode("queue.isEmpty"),"&&",.__fromSyntaxNode(#"queue.places(beneath: place(""), before: .max) == []"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettleTests/RetryQueueTests.swift:85:9-85:87
