Testing.__checkBinaryOperation(!report.isStored && report.notStored == 1,{ $0 && $1() },report.stored == 300,expression: .__fromBinaryOperation(.__fromSyntaxNode("!report.isStored && report.notStored == 1"),"&&",.__fromSyntaxNode("report.stored == 300")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/PathProofTests.swift:245:9-245:83
