Testing.__checkBinaryOperation(queue.places(beneath: place("d/a/x"), before: .max),{ $0 == $1() },[],expression: .__fromBinaryOperation(.__fromSyntaxNode(#"queue.places(beneath: place("d/a/x"), before: .max)"#),"==",.__fromSyntaxNode("[]")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettleTests/RetryQueueTests.swift:82:9-82:75
