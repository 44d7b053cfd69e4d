Testing.__checkBinaryOperation(found.count,{ $0 > $1() },30,expression: .__fromBinaryOperation(.__fromSyntaxNode("found.count"),">",.__fromSyntaxNode("30")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/WitnessTests.swift:27:13-27:38
