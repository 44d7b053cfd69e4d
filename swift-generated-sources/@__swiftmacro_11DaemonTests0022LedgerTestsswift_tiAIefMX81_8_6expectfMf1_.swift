Testing.__checkBinaryOperation(queue.waiting.count == 1,{ $0 && $1() },queue.waiting[0].gaps == [1, 2, 3, 4],expression: .__fromBinaryOperation(.__fromSyntaxNode("queue.waiting.count == 1"),"&&",.__fromSyntaxNode("queue.waiting[0].gaps == [1, 2, 3, 4]")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/LedgerTests.swift:82:9-82:83
