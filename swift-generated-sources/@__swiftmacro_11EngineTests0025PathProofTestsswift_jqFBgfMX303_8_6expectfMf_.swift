Testing.__checkBinaryOperation(report.wasCancelled,{ $0 && $1() },!report.isStored,expression: .__fromBinaryOperation(.__fromSyntaxNode("report.wasCancelled"),"&&",.__fromSyntaxNode("!report.isStored")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/PathProofTests.swift:304:9-304:57
