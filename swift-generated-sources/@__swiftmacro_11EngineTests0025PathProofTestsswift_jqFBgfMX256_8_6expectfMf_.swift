Testing.__checkBinaryOperation(report.notStored == 4 && report.gone == 1,{ $0 && $1() },report.stored == 298,expression: .__fromBinaryOperation(.__fromSyntaxNode("report.notStored == 4 && report.gone == 1"),"&&",.__fromSyntaxNode("report.stored == 298")),comments: [.__line("// The two directories' own times changed with their names.")],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/PathProofTests.swift:257:9-257:83
