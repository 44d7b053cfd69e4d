Testing.__checkValue(try found.withUnsafeMutableBytes { try snapshot.read(at: 0, into: $0) } == 1024,expression: .__fromSyntaxNode("try found.withUnsafeMutableBytes { try snapshot.read(at: 0, into: $0) } == 1024"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/WriteAheadLogTests.swift:163:13-163:101
