Testing.__checkValue(try read(damaged)?.pages == first,expression: .__fromSyntaxNode("try read(damaged)?.pages == first"),comments: ["damaged at \(place)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/WriteAheadLogTests.swift:116:13-116:78
