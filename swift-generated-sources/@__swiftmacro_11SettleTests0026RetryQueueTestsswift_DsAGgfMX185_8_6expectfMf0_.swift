Testing.__checkBinaryOperation(ErrorClass(.unsupported("why")),{ $0 == $1() },.permanent,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"ErrorClass(.unsupported("why"))"#),"==",.__fromSyntaxNode(".permanent")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettleTests/RetryQueueTests.swift:186:9-186:63
