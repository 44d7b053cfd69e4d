Testing.__checkBinaryOperation(report.comparedLive,{ $0 > $1() },5,expression: .__fromBinaryOperation(.__fromSyntaxNode("report.comparedLive"),">",.__fromSyntaxNode("5")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/DrillTests.swift:70:9-70:41
