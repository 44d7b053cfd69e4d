Testing.__checkBinaryOperation(tick(Timestamp(seconds: 100, nanoseconds: 7), Timestamp(seconds: 50, nanoseconds: 0)),{ $0 == $1() },0,expression: .__fromBinaryOperation(.__fromSyntaxNode("tick(Timestamp(seconds: 100, nanoseconds: 7), Timestamp(seconds: 50, nanoseconds: 0))"),"==",.__fromSyntaxNode("0")),comments: [.__line("// A time that somebody set says nothing of the file system, unless it is the newest.")],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/CoarseTimeTests.swift:31:9-31:108
