Testing.__checkBinaryOperation(bad.line()?.contains(#""reply":"error""#),{ $0 == $1() },true,expression: .__fromBinaryOperation(.__fromSyntaxNode(##"bad.line()?.contains(#""reply":"error""#)"##),"==",.__fromSyntaxNode("true")),comments: ["\(garbage)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ControlTests/ServerTests.swift:162:13-162:85
