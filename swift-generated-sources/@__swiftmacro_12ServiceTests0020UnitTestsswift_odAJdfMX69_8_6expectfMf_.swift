Testing.__checkBinaryOperation(expected.count,{ $0 > $1() },25,expression: .__fromBinaryOperation(.__fromSyntaxNode("expected.count"),">",.__fromSyntaxNode("25")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ServiceTests/UnitTests.swift:70:9-70:37
