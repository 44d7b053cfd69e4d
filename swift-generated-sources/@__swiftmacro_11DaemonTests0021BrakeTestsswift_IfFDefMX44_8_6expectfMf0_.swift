Testing.__checkBinaryOperation(brake.note(changed: 1_000, live: 3_000, before: Self.good, at: 300 * Self.second),{ $0 == $1() },nil,expression: .__fromBinaryOperation(.__fromSyntaxNode("brake.note(changed: 1_000, live: 3_000, before: Self.good, at: 300 * Self.second)"),"==",.__fromSyntaxNode("nil")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/BrakeTests.swift:45:9-45:106
