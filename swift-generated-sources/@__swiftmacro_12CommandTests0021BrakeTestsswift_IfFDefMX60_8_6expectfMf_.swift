Testing.__checkBinaryOperation(names.count,{ $0 > $1() },60,expression: .__fromBinaryOperation(.__fromSyntaxNode("names.count"),">",.__fromSyntaxNode("60")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/BrakeTests.swift:61:9-61:34
