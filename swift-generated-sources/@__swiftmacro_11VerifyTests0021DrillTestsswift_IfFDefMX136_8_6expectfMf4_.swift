Testing.__checkBinaryOperation(report.summary.outcome == .failed,{ $0 && $1() },report.summary.failures == UInt64(report.failureCount),expression: .__fromBinaryOperation(.__fromSyntaxNode("report.summary.outcome == .failed"),"&&",.__fromSyntaxNode("report.summary.failures == UInt64(report.failureCount)")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/DrillTests.swift:137:9-137:109
