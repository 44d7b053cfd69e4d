Testing.__checkBinaryOperation(report.findings == [],{ $0 && $1() },!report.isDamaged,expression: .__fromBinaryOperation(.__fromSyntaxNode("report.findings == []"),"&&",.__fromSyntaxNode("!report.isDamaged")),comments: [],isRequired: false,sourceLocation: sourceLocation).__expected()

// original-source-range: /work/main/Tests/VerifyTests/RepairTests.swift:24:13-24:96
