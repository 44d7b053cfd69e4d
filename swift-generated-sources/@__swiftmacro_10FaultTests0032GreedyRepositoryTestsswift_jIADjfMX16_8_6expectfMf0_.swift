Testing.__checkBinaryOperation(made.lines.count,{ $0 >= $1() },22,expression: .__fromBinaryOperation(.__fromSyntaxNode("made.lines.count"),">=",.__fromSyntaxNode("22")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/FaultTests/GreedyRepositoryTests.swift:17:9-17:40
