Testing.__checkBinaryOperation(result.counts.bytesRead,{ $0 == $1() },11,expression: .__fromBinaryOperation(.__fromSyntaxNode("result.counts.bytesRead"),"==",.__fromSyntaxNode("11")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/PlaceTests.swift:72:9-72:47
