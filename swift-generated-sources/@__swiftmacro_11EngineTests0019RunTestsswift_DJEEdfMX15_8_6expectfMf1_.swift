Testing.__checkBinaryOperation(again.counts.bytesStored,{ $0 == $1() },0,expression: .__fromBinaryOperation(.__fromSyntaxNode("again.counts.bytesStored"),"==",.__fromSyntaxNode("0")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/RunTests.swift:16:9-16:47
