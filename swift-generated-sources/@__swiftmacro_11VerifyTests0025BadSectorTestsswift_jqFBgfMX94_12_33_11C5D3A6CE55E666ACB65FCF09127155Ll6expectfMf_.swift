Testing.__checkBinaryOperation(report.isDamaged,{ $0 && $1() },report.findingCount > 0,expression: .__fromBinaryOperation(.__fromSyntaxNode("report.isDamaged"),"&&",.__fromSyntaxNode("report.findingCount > 0")),comments: ["\(path)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/BadSectorTests.swift:95:13-95:76
