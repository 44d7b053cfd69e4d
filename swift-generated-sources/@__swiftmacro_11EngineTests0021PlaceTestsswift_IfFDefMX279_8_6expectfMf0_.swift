Testing.__checkBinaryOperation(before.count,{ $0 == $1() },2,expression: .__fromBinaryOperation(.__fromSyntaxNode("before.count"),"==",.__fromSyntaxNode("2")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/PlaceTests.swift:280:9-280:35
