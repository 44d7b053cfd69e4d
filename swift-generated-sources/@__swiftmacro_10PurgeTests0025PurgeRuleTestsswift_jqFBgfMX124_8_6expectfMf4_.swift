Testing.__checkBinaryOperation(totals.items == 2 && totals.stayed == 5,{ $0 && $1() },totals.failed == 1,expression: .__fromBinaryOperation(.__fromSyntaxNode("totals.items == 2 && totals.stayed == 5"),"&&",.__fromSyntaxNode("totals.failed == 1")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PurgeTests/PurgeRuleTests.swift:125:9-125:79
