Testing.__checkBinaryOperation(report.outcome == .failed,{ $0 && $1() },report.versions > 0,expression: .__fromBinaryOperation(.__fromSyntaxNode("report.outcome == .failed"),"&&",.__fromSyntaxNode("report.versions > 0")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/DrillTests.swift:93:13-93:70
