Testing.__checkBinaryOperation(report.chunksMissing == 0,{ $0 && $1() },report.damagedChunks == [],expression: .__fromBinaryOperation(.__fromSyntaxNode("report.chunksMissing == 0"),"&&",.__fromSyntaxNode("report.damagedChunks == []")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PruneTests/PruneTests.swift:25:13-25:77
