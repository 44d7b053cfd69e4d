Testing.__checkBinaryOperation(report.chunksMissing,{ $0 > $1() },0,expression: .__fromBinaryOperation(.__fromSyntaxNode("report.chunksMissing"),">",.__fromSyntaxNode("0")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PruneTests/PruneTests.swift:185:9-185:42
