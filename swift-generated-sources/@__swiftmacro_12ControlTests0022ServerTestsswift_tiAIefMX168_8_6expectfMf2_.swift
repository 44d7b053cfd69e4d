Testing.__checkBinaryOperation(confused.line()?.contains("dance"),{ $0 == $1() },true,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"confused.line()?.contains("dance")"#),"==",.__fromSyntaxNode("true")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ControlTests/ServerTests.swift:169:9-169:60
