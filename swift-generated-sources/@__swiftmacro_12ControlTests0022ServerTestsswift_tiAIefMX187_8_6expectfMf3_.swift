Testing.__checkBinaryOperation(longest.line()?.contains("pong"),{ $0 == $1() },true,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"longest.line()?.contains("pong")"#),"==",.__fromSyntaxNode("true")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ControlTests/ServerTests.swift:188:9-188:58
