Testing.__checkBinaryOperation(report.removed.count,{ $0 > $1() },0,expression: .__fromBinaryOperation(.__fromSyntaxNode("report.removed.count"),">",.__fromSyntaxNode("0")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PruneTests/PruneTests.swift:72:9-72:42
