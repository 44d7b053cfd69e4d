Testing.__checkBinaryOperation(ClockGuard.doubt(Self.record, lastCommit: nil, now: now),{ $0 == $1() },doubt,expression: .__fromBinaryOperation(.__fromSyntaxNode("ClockGuard.doubt(Self.record, lastCommit: nil, now: now)"),"==",.__fromSyntaxNode("doubt")),comments: ["\(name)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/ClockGuardTests.swift:40:9-40:94
