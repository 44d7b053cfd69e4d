Testing.__checkBinaryOperation(report.standing == .stored(since: 1, byContent: false),{ $0 && $1() },report.isStored,expression: .__fromBinaryOperation(.__fromSyntaxNode("report.standing == .stored(since: 1, byContent: false)"),"&&",.__fromSyntaxNode("report.isStored")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/PathProofTests.swift:37:9-37:91
