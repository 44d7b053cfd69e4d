Testing.__checkBinaryOperation(report.outcome == .fine && report.failures == [],{ $0 && $1() },report.unjudged == [],expression: .__fromBinaryOperation(.__fromSyntaxNode("report.outcome == .fine && report.failures == []"),"&&",.__fromSyntaxNode("report.unjudged == []")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/DrillTests.swift:67:9-67:91
