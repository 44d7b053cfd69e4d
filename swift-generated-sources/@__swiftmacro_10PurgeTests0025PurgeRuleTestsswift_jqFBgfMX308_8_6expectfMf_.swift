Testing.__checkBinaryOperation(run.isDone && batches.reduce(0, +) == 2_500 && batches.max()! <= 2 * PurgeRun.batchMaximum,{ $0 && $1() },batches.count > 1,expression: .__fromBinaryOperation(.__fromSyntaxNode("run.isDone && batches.reduce(0, +) == 2_500 && batches.max()! <= 2 * PurgeRun.batchMaximum"),"&&",.__fromSyntaxNode("batches.count > 1")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PurgeTests/PurgeRuleTests.swift:309:9-309:129
