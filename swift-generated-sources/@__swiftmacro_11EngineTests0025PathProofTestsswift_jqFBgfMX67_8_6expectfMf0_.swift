Testing.__checkBinaryOperation(report.standing == .contentChanged(since: 1) && !report.isStored,{ $0 && $1() },report.notStored == 1,expression: .__fromBinaryOperation(.__fromSyntaxNode("report.standing == .contentChanged(since: 1) && !report.isStored"),"&&",.__fromSyntaxNode("report.notStored == 1")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/PathProofTests.swift:68:9-68:107
