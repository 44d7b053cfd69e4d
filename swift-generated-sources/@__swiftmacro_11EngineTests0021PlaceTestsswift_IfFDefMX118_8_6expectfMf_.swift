Testing.__checkBinaryOperation(result.counts.bytesRead,{ $0 == $1() },12,expression: .__fromBinaryOperation(.__fromSyntaxNode("result.counts.bytesRead"),"==",.__fromSyntaxNode("12")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/PlaceTests.swift:119:9-119:47
