Testing.__checkBinaryOperation(ground.removed == ["/t/fine/file"] && totals.failed == 1,{ $0 && $1() },totals.stayed == 1,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"ground.removed == ["/t/fine/file"] && totals.failed == 1"#),"&&",.__fromSyntaxNode("totals.stayed == 1")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PurgeTests/PurgeRuleTests.swift:293:9-293:96
