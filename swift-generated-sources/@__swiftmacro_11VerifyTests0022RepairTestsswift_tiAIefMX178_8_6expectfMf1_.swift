Testing.__checkBinaryOperation(report.journal?.commitsKept == 2,{ $0 && $1() },!report.after.isDamaged,expression: .__fromBinaryOperation(.__fromSyntaxNode("report.journal?.commitsKept == 2"),"&&",.__fromSyntaxNode("!report.after.isDamaged")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/RepairTests.swift:179:9-179:77
