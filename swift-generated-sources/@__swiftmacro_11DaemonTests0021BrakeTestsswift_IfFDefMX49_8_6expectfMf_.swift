Testing.__checkBinaryOperation(brake.note(changed: 5_000, live: 5_000, before: nil, at: 0),{ $0 == $1() },nil,expression: .__fromBinaryOperation(.__fromSyntaxNode("brake.note(changed: 5_000, live: 5_000, before: nil, at: 0)"),"==",.__fromSyntaxNode("nil")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/DaemonTests/BrakeTests.swift:50:9-50:84
