Testing.__checkValue(try rig.wrongs(catalogPath: fresh) == [],expression: .__fromSyntaxNode("try rig.wrongs(catalogPath: fresh) == []"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PruneTests/CheckpointTests.swift:54:13-54:62
