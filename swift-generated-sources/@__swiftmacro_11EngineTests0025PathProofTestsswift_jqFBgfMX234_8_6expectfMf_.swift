Testing.__checkBinaryOperation(report.isStored && report.isDirectory && report.stored == 301,{ $0 && $1() },report.storedByContent == 0,expression: .__fromBinaryOperation(.__fromSyntaxNode("report.isStored && report.isDirectory && report.stored == 301"),"&&",.__fromSyntaxNode("report.storedByContent == 0")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/PathProofTests.swift:235:9-235:110
