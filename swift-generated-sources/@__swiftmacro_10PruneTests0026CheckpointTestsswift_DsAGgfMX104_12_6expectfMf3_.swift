Testing.__checkValue(try Self.rows(fresh, Repository.open(rig.storage), withMoves: false) == expected,expression: .__fromSyntaxNode("try Self.rows(fresh, Repository.open(rig.storage), withMoves: false) == expected"),comments: ["operation \(operation)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PruneTests/CheckpointTests.swift:105:13-105:128
