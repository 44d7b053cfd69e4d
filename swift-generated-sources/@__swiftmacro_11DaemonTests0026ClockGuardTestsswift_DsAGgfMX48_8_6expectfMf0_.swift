Testing.__checkBinaryOperation(ClockGuard.doubt(nil, lastCommit: last, now: Self.reading(Self.start + 9 * Self.day)),{ $0 == $1() },nil,expression: .__fromBinaryOperation(.__fromSyntaxNode("ClockGuard.doubt(nil, lastCommit: last, now: Self.reading(Self.start + 9 * Self.day))"),"==",.__fromSyntaxNode("nil")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/ClockGuardTests.swift:49:9-49:110
