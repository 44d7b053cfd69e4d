Testing.__checkBinaryOperation(check.damage == nil,{ $0 && $1() },report.journal?.losses.isEmpty == false,expression: .__fromBinaryOperation(.__fromSyntaxNode("check.damage == nil"),"&&",.__fromSyntaxNode("report.journal?.losses.isEmpty == false")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PruneTests/CheckpointTests.swift:180:9-180:80
