Testing.__checkBinaryOperation(report.journal?.isHeadOnly,{ $0 == $1() },false,expression: .__fromBinaryOperation(.__fromSyntaxNode("report.journal?.isHeadOnly"),"==",.__fromSyntaxNode("false")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PruneTests/CheckpointTests.swift:171:9-171:53
