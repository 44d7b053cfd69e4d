Testing.__checkBinaryOperation(ground.removed == ["/c/a", "/c/b"] && notes.why("/c/half") == .linkedElsewhere,{ $0 && $1() },totals.bytes == 1_000,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"ground.removed == ["/c/a", "/c/b"] && notes.why("/c/half") == .linkedElsewhere"#),"&&",.__fromSyntaxNode("totals.bytes == 1_000")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PurgeTests/PurgeRuleTests.swift:218:9-218:121
