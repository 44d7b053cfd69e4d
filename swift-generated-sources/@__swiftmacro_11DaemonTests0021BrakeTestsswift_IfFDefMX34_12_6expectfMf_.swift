Testing.__checkBinaryOperation(brake.note(changed: 500, live: 2_000, before: Self.good, at: UInt64(round) * 301 * Self.second),{ $0 == $1() },nil,expression: .__fromBinaryOperation(.__fromSyntaxNode("brake.note(changed: 500, live: 2_000, before: Self.good, at: UInt64(round) * 301 * Self.second)"),"==",.__fromSyntaxNode("nil")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/BrakeTests.swift:35:13-35:124
