Testing.__checkBinaryOperation(again.counts.unchanged,{ $0 == $1() },50,expression: .__fromBinaryOperation(.__fromSyntaxNode("again.counts.unchanged"),"==",.__fromSyntaxNode("50")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/RunTests.swift:14:9-14:46
