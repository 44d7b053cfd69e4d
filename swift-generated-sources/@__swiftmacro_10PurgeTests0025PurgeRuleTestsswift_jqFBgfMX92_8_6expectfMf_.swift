Testing.__checkBinaryOperation(ground.removed == ["/t/file"],{ $0 && $1() },notes.why("/c") == .unknown(unseenProcesses: 1),expression: .__fromBinaryOperation(.__fromSyntaxNode(#"ground.removed == ["/t/file"]"#),"&&",.__fromSyntaxNode(#"notes.why("/c") == .unknown(unseenProcesses: 1)"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PurgeTests/PurgeRuleTests.swift:93:9-93:98
