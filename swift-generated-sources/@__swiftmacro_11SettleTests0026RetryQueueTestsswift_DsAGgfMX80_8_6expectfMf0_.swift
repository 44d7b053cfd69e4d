Testing.__checkBinaryOperation(queue.places(beneath: place(""), before: .max).count,{ $0 == $1() },3,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"queue.places(beneath: place(""), before: .max).count"#),"==",.__fromSyntaxNode("3")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettleTests/RetryQueueTests.swift:81:9-81:75
