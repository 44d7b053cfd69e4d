Testing.__checkBinaryOperation(!report.isDamaged && report.findings.isEmpty,{ $0 && $1() },report.notes.count <= 1,expression: .__fromBinaryOperation(.__fromSyntaxNode("!report.isDamaged && report.findings.isEmpty"),"&&",.__fromSyntaxNode("report.notes.count <= 1")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/DetectionTests.swift:26:13-26:93
