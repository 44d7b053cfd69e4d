Testing.__checkBinaryOperation(confused.line()?.contains(#""reply":"pong""#),{ $0 == $1() },true,expression: .__fromBinaryOperation(.__fromSyntaxNode(##"confused.line()?.contains(#""reply":"pong""#)"##),"==",.__fromSyntaxNode("true")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ControlTests/ServerTests.swift:173:9-173:71
