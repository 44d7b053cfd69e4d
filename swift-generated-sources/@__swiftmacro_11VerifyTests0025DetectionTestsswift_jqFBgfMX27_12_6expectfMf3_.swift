Testing.__checkBinaryOperation(report.counts.commits,{ $0 == $1() },3,expression: .__fromBinaryOperation(.__fromSyntaxNode("report.counts.commits"),"==",.__fromSyntaxNode("3")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/DetectionTests.swift:28:13-28:48
