Testing.__checkBinaryOperation(again.counts.bytesRead,{ $0 == $1() },0,expression: .__fromBinaryOperation(.__fromSyntaxNode("again.counts.bytesRead"),"==",.__fromSyntaxNode("0")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/RunTests.swift:15:9-15:45
