Testing.__checkBinaryOperation(noticed,{ $0 >= $1() },headers + 20,expression: .__fromBinaryOperation(.__fromSyntaxNode("noticed"),">=",.__fromSyntaxNode("headers + 20")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PruneTests/CheckpointTests.swift:147:9-147:41
