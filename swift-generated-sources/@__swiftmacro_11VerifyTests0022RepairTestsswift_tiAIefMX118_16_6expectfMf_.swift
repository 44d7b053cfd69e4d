Testing.__checkBinaryOperation(report.packs.setAside == 1,{ $0 && $1() },!report.after.isDamaged,expression: .__fromBinaryOperation(.__fromSyntaxNode("report.packs.setAside == 1"),"&&",.__fromSyntaxNode("!report.after.isDamaged")),comments: ["byte \(byte)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/RepairTests.swift:119:17-119:95
