Testing.__checkValue(try Self.rows(rig.rig.catalogPath, repository, withMoves: false) == before,expression: .__fromSyntaxNode("try Self.rows(rig.rig.catalogPath, repository, withMoves: false) == before"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PruneTests/CheckpointTests.swift:41:13-41:96
