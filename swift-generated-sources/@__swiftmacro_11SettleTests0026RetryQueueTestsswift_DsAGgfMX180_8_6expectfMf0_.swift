Testing.__checkBinaryOperation(ErrorClass(.system(SystemError("read", code: code))),{ $0 == $1() },expected,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"ErrorClass(.system(SystemError("read", code: code)))"#),"==",.__fromSyntaxNode("expected")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettleTests/RetryQueueTests.swift:181:9-181:82
