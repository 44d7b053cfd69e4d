Testing.__checkClosureCall(throws: (any Error).self,performing: { try rig.prune { $0.maxUnused = .bytes(0) } },expression: .__fromSyntaxNode("try rig.prune { $0.maxUnused = .bytes(0) }"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PruneTests/PruneTests.swift:135:9-135:89
