Testing.__checkBinaryOperation(ground.removed.count,{ $0 <= $1() },2 * PurgeRun.batchMaximum,expression: .__fromBinaryOperation(.__fromSyntaxNode("ground.removed.count"),"<=",.__fromSyntaxNode("2 * PurgeRun.batchMaximum")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PurgeTests/PurgeRuleTests.swift:325:9-325:67
