Testing.__checkBinaryOperation(report.damage.versionCount == 1,{ $0 && $1() },report.damage.fileCount == 1,expression: .__fromBinaryOperation(.__fromSyntaxNode("report.damage.versionCount == 1"),"&&",.__fromSyntaxNode("report.damage.fileCount == 1")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/DetectionTests.swift:171:13-171:85
