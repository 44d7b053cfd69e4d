Testing.__checkValue(try Self.rows(fresh, repository) == Self.rows(rig.rig.catalogPath, repository),expression: .__fromSyntaxNode("try Self.rows(fresh, repository) == Self.rows(rig.rig.catalogPath, repository)"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PruneTests/CheckpointTests.swift:46:13-46:100
