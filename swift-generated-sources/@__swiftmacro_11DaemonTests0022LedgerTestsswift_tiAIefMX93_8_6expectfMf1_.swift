Testing.__checkBinaryOperation(starts(&queue, at: 1),{ $0 && $1() },queue.closable == [1],expression: .__fromBinaryOperation(.__fromSyntaxNode("starts(&queue, at: 1)"),"&&",.__fromSyntaxNode("queue.closable == [1]")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/LedgerTests.swift:94:9-94:64
