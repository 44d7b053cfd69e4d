Testing.__checkBinaryOperation(result.counts.bytesRead,{ $0 == $1() },0,expression: .__fromBinaryOperation(.__fromSyntaxNode("result.counts.bytesRead"),"==",.__fromSyntaxNode("0")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/PlaceTests.swift:146:9-146:46
