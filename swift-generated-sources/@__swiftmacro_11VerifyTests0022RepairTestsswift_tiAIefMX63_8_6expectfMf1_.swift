Testing.__checkBinaryOperation(report.healing.chunksHealed == report.healing.chunksLost,{ $0 && $1() },!report.after.isDamaged,expression: .__fromBinaryOperation(.__fromSyntaxNode("report.healing.chunksHealed == report.healing.chunksLost"),"&&",.__fromSyntaxNode("!report.after.isDamaged")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/RepairTests.swift:64:9-64:101
