Testing.__checkValue(try Self.rows(older, repository) == expected,expression: .__fromSyntaxNode("try Self.rows(older, repository) == expected"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PruneTests/CheckpointTests.swift:76:9-76:62
