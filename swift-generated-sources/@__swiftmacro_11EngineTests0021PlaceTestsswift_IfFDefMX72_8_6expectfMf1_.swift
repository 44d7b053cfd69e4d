Testing.__checkBinaryOperation(result.commit?.commit.kind,{ $0 == $1() },.capture,expression: .__fromBinaryOperation(.__fromSyntaxNode("result.commit?.commit.kind"),"==",.__fromSyntaxNode(".capture")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/PlaceTests.swift:73:9-73:56
