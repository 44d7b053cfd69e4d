Testing.__checkBinaryOperation(queue.hasFailed(place("e"), since: round),{ $0 && $1() },!queue.hasFailed(place("d/a"), since: round),expression: .__fromBinaryOperation(.__fromSyntaxNode(#"queue.hasFailed(place("e"), since: round)"#),"&&",.__fromSyntaxNode(#"!queue.hasFailed(place("d/a"), since: round)"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettleTests/RetryQueueTests.swift:83:9-83:107
