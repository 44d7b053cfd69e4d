Testing.__checkBinaryOperation(queue.waiting.count,{ $0 == $1() },1,expression: .__fromBinaryOperation(.__fromSyntaxNode("queue.waiting.count"),"==",.__fromSyntaxNode("1")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/LedgerTests.swift:78:9-78:42
