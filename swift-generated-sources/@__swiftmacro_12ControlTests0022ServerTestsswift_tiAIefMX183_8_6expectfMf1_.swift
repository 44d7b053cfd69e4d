Testing.__checkBinaryOperation(withEnd.line()?.contains("too long"),{ $0 == $1() },true,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"withEnd.line()?.contains("too long")"#),"==",.__fromSyntaxNode("true")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ControlTests/ServerTests.swift:184:9-184:62
