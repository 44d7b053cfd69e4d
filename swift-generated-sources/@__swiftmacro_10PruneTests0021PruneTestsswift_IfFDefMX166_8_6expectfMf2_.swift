Testing.__checkBinaryOperation(report.removed.count,{ $0 == $1() },report.dead.count + report.rewritten.count,expression: .__fromBinaryOperation(.__fromSyntaxNode("report.removed.count"),"==",.__fromSyntaxNode("report.dead.count + report.rewritten.count")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PruneTests/PruneTests.swift:167:9-167:84
