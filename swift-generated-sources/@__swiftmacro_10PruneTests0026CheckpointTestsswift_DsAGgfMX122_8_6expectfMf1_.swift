Testing.__checkValue(try CheckpointRun(rig.rig.openWriter()).runIfWorthwhile() == false,expression: .__fromSyntaxNode("try CheckpointRun(rig.rig.openWriter()).runIfWorthwhile() == false"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PruneTests/CheckpointTests.swift:123:9-123:84
