Testing.__checkValue(try read(log.bytes)?.pages.count == 1,expression: .__fromSyntaxNode("try read(log.bytes)?.pages.count == 1"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/WriteAheadLogTests.swift:125:9-125:55
