Testing.__checkBinaryOperation(report.counts.blocksRead,{ $0 == $1() },0,expression: .__fromBinaryOperation(.__fromSyntaxNode("report.counts.blocksRead"),"==",.__fromSyntaxNode("0")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/DetectionTests.swift:31:35-31:73
