Testing.__checkValue(try read(Array(log.bytes[..<end]))?.pages == first,expression: .__fromSyntaxNode("try read(Array(log.bytes[..<end]))?.pages == first"),comments: ["cut at \(end)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/WriteAheadLogTests.swift:112:44-112:120
