Testing.__checkBinaryOperation(tick(Timestamp(seconds: 101, nanoseconds: 0)),{ $0 == $1() },1_000_000_000,expression: .__fromBinaryOperation(.__fromSyntaxNode("tick(Timestamp(seconds: 101, nanoseconds: 0))"),"==",.__fromSyntaxNode("1_000_000_000")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/CoarseTimeTests.swift:29:9-29:80
