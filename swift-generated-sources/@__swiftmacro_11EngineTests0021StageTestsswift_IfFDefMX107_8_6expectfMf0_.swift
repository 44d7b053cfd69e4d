Testing.__checkValue(try storage.size(of: path) == UInt64(32 + first.count),expression: .__fromSyntaxNode("try storage.size(of: path) == UInt64(32 + first.count)"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/StageTests.swift:108:9-108:72
