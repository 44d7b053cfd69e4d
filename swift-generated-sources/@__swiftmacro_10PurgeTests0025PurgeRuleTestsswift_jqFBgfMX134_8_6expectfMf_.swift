Testing.__checkBinaryOperation(ground.removed.isEmpty,{ $0 && $1() },notes.why("/t/fifo") == .unknown(unseenProcesses: 3),expression: .__fromBinaryOperation(.__fromSyntaxNode("ground.removed.isEmpty"),"&&",.__fromSyntaxNode(#"notes.why("/t/fifo") == .unknown(unseenProcesses: 3)"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PurgeTests/PurgeRuleTests.swift:135:9-135:96
