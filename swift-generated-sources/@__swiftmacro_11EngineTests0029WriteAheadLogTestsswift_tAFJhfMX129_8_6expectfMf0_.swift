Testing.__checkValue(try read([UInt8](repeating: 0, count: 4096)) == nil,expression: .__fromSyntaxNode("try read([UInt8](repeating: 0, count: 4096)) == nil"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/WriteAheadLogTests.swift:130:9-130:69
