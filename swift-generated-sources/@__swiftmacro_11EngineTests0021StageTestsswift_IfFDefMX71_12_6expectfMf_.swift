Testing.__checkValue(found.values.contains { $0.count == 32 + bytes.count },expression: .__fromSyntaxNode("found.values.contains { $0.count == 32 + bytes.count }"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/StageTests.swift:72:13-72:76
