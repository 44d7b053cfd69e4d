Testing.__checkBinaryOperation(tick(Timestamp(seconds: 100, nanoseconds: 7), Timestamp(seconds: 102, nanoseconds: 0)),{ $0 == $1() },2_000_000_000,expression: .__fromBinaryOperation(.__fromSyntaxNode("tick(Timestamp(seconds: 100, nanoseconds: 7), Timestamp(seconds: 102, nanoseconds: 0))"),"==",.__fromSyntaxNode("2_000_000_000")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/CoarseTimeTests.swift:32:9-32:121
