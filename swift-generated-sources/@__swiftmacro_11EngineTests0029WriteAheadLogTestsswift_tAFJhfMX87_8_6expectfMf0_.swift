Testing.__checkBinaryOperation(whole.pages.mapValues { log.bytes[Int($0)] },{ $0 == $1() },[1: 10, 2: 12, 3: 13],expression: .__fromBinaryOperation(.__fromSyntaxNode("whole.pages.mapValues { log.bytes[Int($0)] }"),"==",.__fromSyntaxNode("[1: 10, 2: 12, 3: 13]")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/WriteAheadLogTests.swift:88:9-88:87
