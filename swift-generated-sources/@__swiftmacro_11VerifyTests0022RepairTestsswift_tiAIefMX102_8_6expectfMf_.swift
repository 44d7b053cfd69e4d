Testing.__checkBinaryOperation(report.healing.chunksHealed,{ $0 > $1() },0,expression: .__fromBinaryOperation(.__fromSyntaxNode("report.healing.chunksHealed"),">",.__fromSyntaxNode("0")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/RepairTests.swift:103:9-103:49
