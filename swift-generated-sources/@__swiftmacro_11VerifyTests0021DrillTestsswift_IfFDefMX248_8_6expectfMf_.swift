Testing.__checkBinaryOperation(report.outcome == .fine,{ $0 && $1() },report.versions == 16,expression: .__fromBinaryOperation(.__fromSyntaxNode("report.outcome == .fine"),"&&",.__fromSyntaxNode("report.versions == 16")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/DrillTests.swift:249:9-249:66
