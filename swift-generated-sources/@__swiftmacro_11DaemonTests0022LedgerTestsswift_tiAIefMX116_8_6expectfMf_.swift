Testing.__checkBinaryOperation(queue.waiting.count == 1 && queue.waiting[0].place == place(""),{ $0 && $1() },queue.waiting[0].gaps.count == 3_000,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"queue.waiting.count == 1 && queue.waiting[0].place == place("")"#),"&&",.__fromSyntaxNode("queue.waiting[0].gaps.count == 3_000")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/LedgerTests.swift:117:9-117:121
