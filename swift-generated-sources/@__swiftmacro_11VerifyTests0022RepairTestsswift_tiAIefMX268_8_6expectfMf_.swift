Testing.__checkBinaryOperation(report.after.isDamaged,{ $0 && $1() },report.journal?.losses.count == 1,expression: .__fromBinaryOperation(.__fromSyntaxNode("report.after.isDamaged"),"&&",.__fromSyntaxNode("report.journal?.losses.count == 1")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/RepairTests.swift:269:9-269:77
