Testing.__checkBinaryOperation(again.list(\.path).map(\.reason),{ $0 == $1() },queue.list(\.path).map(\.reason),expression: .__fromBinaryOperation(.__fromSyntaxNode(#"again.list(\.path).map(\.reason)"#),"==",.__fromSyntaxNode(#"queue.list(\.path).map(\.reason)"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettleTests/RetryQueueTests.swift:112:9-112:86
