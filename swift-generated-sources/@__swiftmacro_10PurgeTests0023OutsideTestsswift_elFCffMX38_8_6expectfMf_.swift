Testing.__checkBinaryOperation(totals.items == 0 && totals.failed == 2,{ $0 && $1() },totals.stayed == 1,expression: .__fromBinaryOperation(.__fromSyntaxNode("totals.items == 0 && totals.failed == 2"),"&&",.__fromSyntaxNode("totals.stayed == 1")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PurgeTests/OutsideTests.swift:39:9-39:79
