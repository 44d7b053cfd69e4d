Testing.__checkValue(try read(odd.bytes) == nil,expression: .__fromSyntaxNode("try read(odd.bytes) == nil"),comments: ["pages of \(pages)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/WriteAheadLogTests.swift:138:13-138:69
