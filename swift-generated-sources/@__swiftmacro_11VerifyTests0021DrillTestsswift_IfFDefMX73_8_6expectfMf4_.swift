Testing.__checkBinaryOperation(report.summary.share(now: later),{ $0 == $1() },0,expression: .__fromBinaryOperation(.__fromSyntaxNode("report.summary.share(now: later)"),"==",.__fromSyntaxNode("0")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/DrillTests.swift:74:9-74:55
