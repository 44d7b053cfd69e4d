Testing.__checkBinaryOperation(ClockGuard.doubt(Self.record, lastCommit: nil, now: vouched),{ $0 == $1() },nil,expression: .__fromBinaryOperation(.__fromSyntaxNode("ClockGuard.doubt(Self.record, lastCommit: nil, now: vouched)"),"==",.__fromSyntaxNode("nil")),comments: ["\(name)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/ClockGuardTests.swift:43:9-43:96
