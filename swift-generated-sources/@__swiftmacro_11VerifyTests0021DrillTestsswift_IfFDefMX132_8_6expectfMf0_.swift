Testing.__checkBinaryOperation(report.outcome,{ $0 == $1() },.failed,expression: .__fromBinaryOperation(.__fromSyntaxNode("report.outcome"),"==",.__fromSyntaxNode(".failed")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/DrillTests.swift:133:9-133:43
