Testing.__checkBinaryOperation(report.counts.blocksRead,{ $0 == $1() },report.counts.blocks,expression: .__fromBinaryOperation(.__fromSyntaxNode("report.counts.blocksRead"),"==",.__fromSyntaxNode("report.counts.blocks")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/DetectionTests.swift:30:34-30:91
