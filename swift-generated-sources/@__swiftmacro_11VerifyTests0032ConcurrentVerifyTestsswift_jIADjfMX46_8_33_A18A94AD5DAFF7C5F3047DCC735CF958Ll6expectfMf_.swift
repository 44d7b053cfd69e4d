Testing.__checkBinaryOperation(!report.isDamaged && report.findings == [],{ $0 && $1() },report.ending == .complete,expression: .__fromBinaryOperation(.__fromSyntaxNode("!report.isDamaged && report.findings == []"),"&&",.__fromSyntaxNode("report.ending == .complete")),comments: [],isRequired: false,sourceLocation: sourceLocation).__expected()

// original-source-range: /work/main/Tests/VerifyTests/ConcurrentVerifyTests.swift:47:9-47:122
