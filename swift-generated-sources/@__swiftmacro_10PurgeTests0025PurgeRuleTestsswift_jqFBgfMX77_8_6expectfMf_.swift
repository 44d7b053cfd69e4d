Testing.__checkBinaryOperation(ground.lookedAt.isEmpty && notes.why("/c") == .running(Self.browser),{ $0 && $1() },totals.stayed == 1,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"ground.lookedAt.isEmpty && notes.why("/c") == .running(Self.browser)"#),"&&",.__fromSyntaxNode("totals.stayed == 1")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PurgeTests/PurgeRuleTests.swift:78:9-78:108
