Testing.__checkBinaryOperation(ClockGuard.doubt(nil, lastCommit: last, now: Self.reading(Self.start - 3_600)),{ $0 == $1() },.behind(known: last),expression: .__fromBinaryOperation(.__fromSyntaxNode("ClockGuard.doubt(nil, lastCommit: last, now: Self.reading(Self.start - 3_600))"),"==",.__fromSyntaxNode(".behind(known: last)")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/ClockGuardTests.swift:51:9-51:120
