Testing.__checkBinaryOperation(client.line()?.contains("pong"),{ $0 == $1() },true,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"client.line()?.contains("pong")"#),"==",.__fromSyntaxNode("true")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ControlTests/ServerTests.swift:294:9-294:57
