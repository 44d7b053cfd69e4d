Testing.__checkBinaryOperation(plan.rewritten.count,{ $0 > $1() },0,expression: .__fromBinaryOperation(.__fromSyntaxNode("plan.rewritten.count"),">",.__fromSyntaxNode("0")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PruneTests/PruneTests.swift:151:9-151:42
