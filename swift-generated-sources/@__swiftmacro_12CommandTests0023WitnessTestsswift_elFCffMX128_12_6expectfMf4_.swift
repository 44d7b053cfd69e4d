Testing.__checkBinaryOperation(extracted.count,{ $0 > $1() },20,expression: .__fromBinaryOperation(.__fromSyntaxNode("extracted.count"),">",.__fromSyntaxNode("20")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/WitnessTests.swift:129:13-129:42
