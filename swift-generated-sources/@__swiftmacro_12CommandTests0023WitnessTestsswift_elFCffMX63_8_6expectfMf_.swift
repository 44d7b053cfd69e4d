Testing.__checkBinaryOperation(ours.count,{ $0 > $1() },30,expression: .__fromBinaryOperation(.__fromSyntaxNode("ours.count"),">",.__fromSyntaxNode("30")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/WitnessTests.swift:64:9-64:33
