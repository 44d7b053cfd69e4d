Testing.__checkBinaryOperation(held.withLock { $0.count },{ $0 == $1() },2,expression: .__fromBinaryOperation(.__fromSyntaxNode("held.withLock { $0.count }"),"==",.__fromSyntaxNode("2")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ControlTests/DaemonCommandTests.swift:223:9-223:49
