Testing.__checkBinaryOperation(!report.isDamaged,{ $0 && $1() },report.findings.isEmpty,expression: .__fromBinaryOperation(.__fromSyntaxNode("!report.isDamaged"),"&&",.__fromSyntaxNode("report.findings.isEmpty")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/DetectionTests.swift:149:13-149:66
