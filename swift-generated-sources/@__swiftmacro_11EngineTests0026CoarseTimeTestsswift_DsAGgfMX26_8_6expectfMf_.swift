Testing.__checkBinaryOperation(tick(Timestamp(seconds: 100, nanoseconds: 1)),{ $0 == $1() },0,expression: .__fromBinaryOperation(.__fromSyntaxNode("tick(Timestamp(seconds: 100, nanoseconds: 1))"),"==",.__fromSyntaxNode("0")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/CoarseTimeTests.swift:27:9-27:68
