Testing.__checkClosureCall(throws: FormatError.self,performing: { try ChangesDecoder.decode(checkpoint) { _ in } },expression: .__fromSyntaxNode("try ChangesDecoder.decode(checkpoint) { _ in }"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PruneTests/CheckpointTests.swift:200:9-200:93
