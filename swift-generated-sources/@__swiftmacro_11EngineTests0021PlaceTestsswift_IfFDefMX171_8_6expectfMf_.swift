Testing.__checkBinaryOperation(result.counts.bytesRead,{ $0 == $1() },7,expression: .__fromBinaryOperation(.__fromSyntaxNode("result.counts.bytesRead"),"==",.__fromSyntaxNode("7")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/PlaceTests.swift:172:9-172:46
