Testing.__checkBinaryOperation(report.isStored && report.excluded == 1,{ $0 && $1() },report.stored == 2,expression: .__fromBinaryOperation(.__fromSyntaxNode("report.isStored && report.excluded == 1"),"&&",.__fromSyntaxNode("report.stored == 2")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/PathProofTests.swift:283:9-283:79
