Testing.__checkBinaryOperation(report.outcome == .fine,{ $0 && $1() },report.comparedLive == 1,expression: .__fromBinaryOperation(.__fromSyntaxNode("report.outcome == .fine"),"&&",.__fromSyntaxNode("report.comparedLive == 1")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/DrillTests.swift:190:9-190:69
