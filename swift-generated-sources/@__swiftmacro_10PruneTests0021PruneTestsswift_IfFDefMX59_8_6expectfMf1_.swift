Testing.__checkBinaryOperation(runs > 1,{ $0 && $1() },runs < 200,expression: .__fromBinaryOperation(.__fromSyntaxNode("runs > 1"),"&&",.__fromSyntaxNode("runs < 200")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PruneTests/PruneTests.swift:60:9-60:40
