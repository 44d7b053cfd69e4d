Testing.__checkBinaryOperation(report.packs.chunksSalvaged >= 2,{ $0 && $1() },report.after.isDamaged,expression: .__fromBinaryOperation(.__fromSyntaxNode("report.packs.chunksSalvaged >= 2"),"&&",.__fromSyntaxNode("report.after.isDamaged")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/RepairTests.swift:146:9-146:76
