Testing.__checkBinaryOperation(report.healing.chunksLost == 3,{ $0 && $1() },report.healing.chunksHealed == 1,expression: .__fromBinaryOperation(.__fromSyntaxNode("report.healing.chunksLost == 3"),"&&",.__fromSyntaxNode("report.healing.chunksHealed == 1")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/RepairTests.swift:86:9-86:84
