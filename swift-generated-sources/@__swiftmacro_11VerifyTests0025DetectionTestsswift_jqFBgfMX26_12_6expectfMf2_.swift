Testing.__checkBinaryOperation(report.ending == .complete,{ $0 && $1() },report.damage == DamageReport(),expression: .__fromBinaryOperation(.__fromSyntaxNode("report.ending == .complete"),"&&",.__fromSyntaxNode("report.damage == DamageReport()")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/DetectionTests.swift:27:13-27:83
