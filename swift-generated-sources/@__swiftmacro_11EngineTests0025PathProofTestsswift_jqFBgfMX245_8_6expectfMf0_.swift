Testing.__checkBinaryOperation(report.findings,{ $0 == $1() },[.init(path: place.bytes, standing: .contentChanged(since: 1))],expression: .__fromBinaryOperation(.__fromSyntaxNode("report.findings"),"==",.__fromSyntaxNode("[.init(path: place.bytes, standing: .contentChanged(since: 1))]")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/PathProofTests.swift:246:9-246:100
