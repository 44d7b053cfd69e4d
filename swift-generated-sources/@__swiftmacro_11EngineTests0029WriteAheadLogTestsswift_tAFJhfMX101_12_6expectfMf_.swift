Testing.__checkBinaryOperation(index?.pageCount == 1,{ $0 && $1() },index?.pages.count == 1,expression: .__fromBinaryOperation(.__fromSyntaxNode("index?.pageCount == 1"),"&&",.__fromSyntaxNode("index?.pages.count == 1")),comments: ["\(more) bytes more"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/WriteAheadLogTests.swift:102:13-102:92
