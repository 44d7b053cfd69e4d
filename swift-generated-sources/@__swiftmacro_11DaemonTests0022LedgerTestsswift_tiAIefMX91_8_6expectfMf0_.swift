Testing.__checkBinaryOperation(queue.waiting.count == 1,{ $0 && $1() },queue.closable == [2],expression: .__fromBinaryOperation(.__fromSyntaxNode("queue.waiting.count == 1"),"&&",.__fromSyntaxNode("queue.closable == [2]")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/LedgerTests.swift:92:9-92:67
