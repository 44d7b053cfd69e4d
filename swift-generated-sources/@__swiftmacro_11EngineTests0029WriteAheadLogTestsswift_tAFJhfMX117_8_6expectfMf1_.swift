Testing.__checkValue(try read(log.bytes)?.pages.count == 2,expression: .__fromSyntaxNode("try read(log.bytes)?.pages.count == 2"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/WriteAheadLogTests.swift:118:9-118:55
