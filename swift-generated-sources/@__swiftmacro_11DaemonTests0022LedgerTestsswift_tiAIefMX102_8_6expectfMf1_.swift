Testing.__checkBinaryOperation(queue.current == nil,{ $0 && $1() },queue.nextDeadline == 10,expression: .__fromBinaryOperation(.__fromSyntaxNode("queue.current == nil"),"&&",.__fromSyntaxNode("queue.nextDeadline == 10")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/LedgerTests.swift:103:9-103:66
