Testing.__checkValue(try read(empty.bytes) == nil,expression: .__fromSyntaxNode("try read(empty.bytes) == nil"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/WriteAheadLogTests.swift:134:9-134:46
