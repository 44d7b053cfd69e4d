Testing.__checkValue(try CheckpointEnd(parsing: bytes) == CheckpointEnd(records: 2, nextCommit: 9, expired: 1),expression: .__fromSyntaxNode("try CheckpointEnd(parsing: bytes) == CheckpointEnd(records: 2, nextCommit: 9, expired: 1)"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PruneTests/CheckpointTests.swift:206:9-206:107
