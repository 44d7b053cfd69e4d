Testing.__checkBinaryOperation(client.line()?.contains("line 3 is wrong"),{ $0 == $1() },true,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"client.line()?.contains("line 3 is wrong")"#),"==",.__fromSyntaxNode("true")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ControlTests/ServerTests.swift:297:9-297:68
