Testing.__checkValue(try read(damaged) == nil,expression: .__fromSyntaxNode("try read(damaged) == nil"),comments: ["damaged at \(place)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/WriteAheadLogTests.swift:145:13-145:69
