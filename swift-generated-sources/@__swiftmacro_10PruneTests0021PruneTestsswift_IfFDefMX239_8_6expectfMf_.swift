Testing.__checkBinaryOperation(report.rewritten.count,{ $0 >= $1() },9,expression: .__fromBinaryOperation(.__fromSyntaxNode("report.rewritten.count"),">=",.__fromSyntaxNode("9")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PruneTests/PruneTests.swift:240:9-240:45
