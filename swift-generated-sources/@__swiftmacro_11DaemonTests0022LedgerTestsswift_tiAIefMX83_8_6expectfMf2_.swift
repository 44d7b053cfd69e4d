Testing.__checkBinaryOperation(queue.waiting.count,{ $0 == $1() },2,expression: .__fromBinaryOperation(.__fromSyntaxNode("queue.waiting.count"),"==",.__fromSyntaxNode("2")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/LedgerTests.swift:84:9-84:42
