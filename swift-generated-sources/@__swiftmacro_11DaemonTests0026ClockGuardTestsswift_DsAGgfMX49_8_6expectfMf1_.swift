Testing.__checkBinaryOperation(ClockGuard.doubt(nil, lastCommit: last, now: Self.reading(Self.start + 11 * Self.day)),{ $0 == $1() },.ahead(known: last),expression: .__fromBinaryOperation(.__fromSyntaxNode("ClockGuard.doubt(nil, lastCommit: last, now: Self.reading(Self.start + 11 * Self.day))"),"==",.__fromSyntaxNode(".ahead(known: last)")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/ClockGuardTests.swift:50:9-50:127
