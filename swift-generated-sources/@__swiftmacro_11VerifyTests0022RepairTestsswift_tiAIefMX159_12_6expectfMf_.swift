Testing.__checkBinaryOperation(report.journal?.isHeadOnly == true,{ $0 && $1() },!report.after.isDamaged,expression: .__fromBinaryOperation(.__fromSyntaxNode("report.journal?.isHeadOnly == true"),"&&",.__fromSyntaxNode("!report.after.isDamaged")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/RepairTests.swift:160:13-160:83
