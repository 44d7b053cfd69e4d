Testing.__checkBinaryOperation(result.counts.bytesNew,{ $0 == $1() },5_000,expression: .__fromBinaryOperation(.__fromSyntaxNode("result.counts.bytesNew"),"==",.__fromSyntaxNode("5_000")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/RunTests.swift:25:9-25:49
