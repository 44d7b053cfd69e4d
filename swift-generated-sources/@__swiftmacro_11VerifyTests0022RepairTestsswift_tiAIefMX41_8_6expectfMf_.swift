Testing.__checkBinaryOperation(report.aside == nil && report.journal == nil,{ $0 && $1() },!report.after.isDamaged,expression: .__fromBinaryOperation(.__fromSyntaxNode("report.aside == nil && report.journal == nil"),"&&",.__fromSyntaxNode("!report.after.isDamaged")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/RepairTests.swift:42:9-42:89
