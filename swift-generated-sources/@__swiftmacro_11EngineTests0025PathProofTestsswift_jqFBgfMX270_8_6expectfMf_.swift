Testing.__checkBinaryOperation(!report.isStored && report.stored == 6,{ $0 && $1() },report.notStored == 1,expression: .__fromBinaryOperation(.__fromSyntaxNode("!report.isStored && report.stored == 6"),"&&",.__fromSyntaxNode("report.notStored == 1")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/PathProofTests.swift:271:9-271:81
