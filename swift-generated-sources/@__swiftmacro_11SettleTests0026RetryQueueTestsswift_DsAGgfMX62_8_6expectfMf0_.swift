Testing.__checkBinaryOperation(queue.changed(place("a")),{ $0 && $1() },!queue.changed(place("b")),expression: .__fromBinaryOperation(.__fromSyntaxNode(#"queue.changed(place("a"))"#),"&&",.__fromSyntaxNode(#"!queue.changed(place("b"))"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettleTests/RetryQueueTests.swift:63:9-63:73
