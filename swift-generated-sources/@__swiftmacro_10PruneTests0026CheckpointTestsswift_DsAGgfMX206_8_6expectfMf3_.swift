Testing.__checkClosureCall(throws: FormatError.self,performing: { try CheckpointEnd(parsing: bytes + [0]) },expression: .__fromSyntaxNode("try CheckpointEnd(parsing: bytes + [0])"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PruneTests/CheckpointTests.swift:207:9-207:86
