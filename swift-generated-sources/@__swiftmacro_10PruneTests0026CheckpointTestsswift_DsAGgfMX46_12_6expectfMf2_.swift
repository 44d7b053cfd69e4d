Testing.__checkValue(try rig.wrongs(catalogPath: fresh) == [],expression: .__fromSyntaxNode("try rig.wrongs(catalogPath: fresh) == []"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PruneTests/CheckpointTests.swift:47:13-47:62
