Testing.__checkBinaryOperation(queue.places(beneath: place("d"), before: round),{ $0 == $1() },[place("d/a")],expression: .__fromBinaryOperation(.__fromSyntaxNode(#"queue.places(beneath: place("d"), before: round)"#),"==",.__fromSyntaxNode(#"[place("d/a")]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettleTests/RetryQueueTests.swift:80:9-80:84
