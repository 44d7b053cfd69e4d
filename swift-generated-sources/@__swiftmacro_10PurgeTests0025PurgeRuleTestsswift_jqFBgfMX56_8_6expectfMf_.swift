Testing.__checkBinaryOperation(ground.removed.isEmpty,{ $0 && $1() },notes.why("/t") == .undated,expression: .__fromBinaryOperation(.__fromSyntaxNode("ground.removed.isEmpty"),"&&",.__fromSyntaxNode(#"notes.why("/t") == .undated"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PurgeTests/PurgeRuleTests.swift:57:9-57:71
