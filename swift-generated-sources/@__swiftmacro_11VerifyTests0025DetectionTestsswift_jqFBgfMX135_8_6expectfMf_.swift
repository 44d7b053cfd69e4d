Testing.__checkBinaryOperation(!report.isDamaged,{ $0 && $1() },report.hasCatalogFinding,expression: .__fromBinaryOperation(.__fromSyntaxNode("!report.isDamaged"),"&&",.__fromSyntaxNode("report.hasCatalogFinding")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/DetectionTests.swift:136:9-136:63
