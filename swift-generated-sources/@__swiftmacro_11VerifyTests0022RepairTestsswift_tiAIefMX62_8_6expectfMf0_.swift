Testing.__checkBinaryOperation(report.packs.setAside == 1,{ $0 && $1() },report.healing.chunksHealed > 0,expression: .__fromBinaryOperation(.__fromSyntaxNode("report.packs.setAside == 1"),"&&",.__fromSyntaxNode("report.healing.chunksHealed > 0")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/RepairTests.swift:63:9-63:79
