Testing.__checkBinaryOperation(ErrorClass(code: code),{ $0 == $1() },expected,expression: .__fromBinaryOperation(.__fromSyntaxNode("ErrorClass(code: code)"),"==",.__fromSyntaxNode("expected")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettleTests/RetryQueueTests.swift:180:9-180:52
