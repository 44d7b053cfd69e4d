Testing.__checkBinaryOperation(report.counts.commits,{ $0 == $1() },4,expression: .__fromBinaryOperation(.__fromSyntaxNode("report.counts.commits"),"==",.__fromSyntaxNode("4")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/ConcurrentVerifyTests.swift:160:9-160:44
