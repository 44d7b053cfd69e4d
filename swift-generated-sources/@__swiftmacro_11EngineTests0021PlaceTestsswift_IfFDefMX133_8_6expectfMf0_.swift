Testing.__checkValue(try watched.differences() == [],expression: .__fromSyntaxNode("try watched.differences() == []"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/PlaceTests.swift:134:9-134:49
