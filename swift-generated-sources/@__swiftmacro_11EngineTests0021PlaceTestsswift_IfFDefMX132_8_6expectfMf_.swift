Testing.__checkBinaryOperation(result.counts.bytesRead,{ $0 == $1() },13,expression: .__fromBinaryOperation(.__fromSyntaxNode("result.counts.bytesRead"),"==",.__fromSyntaxNode("13")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/PlaceTests.swift:133:9-133:47
