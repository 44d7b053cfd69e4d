Testing.__checkValue(try Self.rows(level, repository) == expected,expression: .__fromSyntaxNode("try Self.rows(level, repository) == expected"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PruneTests/CheckpointTests.swift:75:9-75:62
