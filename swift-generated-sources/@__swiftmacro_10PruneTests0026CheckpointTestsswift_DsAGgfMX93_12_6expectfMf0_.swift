Testing.__checkClosureCall(throws: (any Error).self,performing: { try Self.checkpoint(rig) },expression: .__fromSyntaxNode("try Self.checkpoint(rig)"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PruneTests/CheckpointTests.swift:94:13-94:75
