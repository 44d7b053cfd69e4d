Testing.__checkBinaryOperation(ground.removed == ["/c/file"],{ $0 && $1() },totals.items == 1,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"ground.removed == ["/c/file"]"#),"&&",.__fromSyntaxNode("totals.items == 1")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PurgeTests/PurgeRuleTests.swift:82:9-82:68
