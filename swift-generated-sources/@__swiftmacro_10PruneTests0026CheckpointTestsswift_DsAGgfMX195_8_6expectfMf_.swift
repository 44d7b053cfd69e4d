Testing.__checkClosureCall(throws: FormatError.self,performing: { try CheckpointDecoder.decode(payload) { _ in } },expression: .__fromSyntaxNode("try CheckpointDecoder.decode(payload) { _ in }"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PruneTests/CheckpointTests.swift:196:9-196:93
