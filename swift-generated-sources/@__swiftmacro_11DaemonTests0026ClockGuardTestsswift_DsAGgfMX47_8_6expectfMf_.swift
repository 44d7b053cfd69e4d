Testing.__checkBinaryOperation(ClockGuard.doubt(nil, lastCommit: nil, now: Self.reading(0)),{ $0 == $1() },nil,expression: .__fromBinaryOperation(.__fromSyntaxNode("ClockGuard.doubt(nil, lastCommit: nil, now: Self.reading(0))"),"==",.__fromSyntaxNode("nil")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/ClockGuardTests.swift:48:9-48:85
