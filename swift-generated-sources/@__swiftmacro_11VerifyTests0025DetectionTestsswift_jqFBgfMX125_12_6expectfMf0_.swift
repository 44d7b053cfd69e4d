Testing.__checkBinaryOperation(report.damage.versionCount,{ $0 == $1() },0,expression: .__fromBinaryOperation(.__fromSyntaxNode("report.damage.versionCount"),"==",.__fromSyntaxNode("0")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/DetectionTests.swift:126:13-126:53
