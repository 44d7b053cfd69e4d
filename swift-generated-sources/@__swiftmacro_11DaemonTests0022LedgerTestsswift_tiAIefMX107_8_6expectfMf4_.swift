Testing.__checkBinaryOperation(queue.current == nil,{ $0 && $1() },queue.waiting.count == 1,expression: .__fromBinaryOperation(.__fromSyntaxNode("queue.current == nil"),"&&",.__fromSyntaxNode("queue.waiting.count == 1")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/LedgerTests.swift:108:9-108:66
