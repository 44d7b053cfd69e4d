Testing.__checkBinaryOperation(operations,{ $0 > $1() },6,expression: .__fromBinaryOperation(.__fromSyntaxNode("operations"),">",.__fromSyntaxNode("6")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PruneTests/CheckpointTests.swift:89:9-89:32
