Testing.__checkBinaryOperation(lines.count,{ $0 == $1() },4,expression: .__fromBinaryOperation(.__fromSyntaxNode("lines.count"),"==",.__fromSyntaxNode("4")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/VerbTests.swift:33:9-33:34
