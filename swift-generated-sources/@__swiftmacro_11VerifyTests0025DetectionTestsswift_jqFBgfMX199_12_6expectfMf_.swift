Testing.__checkBinaryOperation(report.isDamaged,{ $0 && $1() },report.damage.fileCount == 1,expression: .__fromBinaryOperation(.__fromSyntaxNode("report.isDamaged"),"&&",.__fromSyntaxNode("report.damage.fileCount == 1")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/DetectionTests.swift:200:13-200:70
