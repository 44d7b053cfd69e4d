Testing.__checkBinaryOperation(segments.count,{ $0 == $1() },1,expression: .__fromBinaryOperation(.__fromSyntaxNode("segments.count"),"==",.__fromSyntaxNode("1")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PruneTests/CheckpointTests.swift:43:13-43:41
