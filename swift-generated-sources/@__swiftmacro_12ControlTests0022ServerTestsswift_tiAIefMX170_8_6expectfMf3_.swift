Testing.__checkBinaryOperation(confused.line()?.contains("protocol 9"),{ $0 == $1() },true,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"confused.line()?.contains("protocol 9")"#),"==",.__fromSyntaxNode("true")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ControlTests/ServerTests.swift:171:9-171:65
