Testing.__checkValue(try read([]) == nil,expression: .__fromSyntaxNode("try read([]) == nil"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/WriteAheadLogTests.swift:129:9-129:37
