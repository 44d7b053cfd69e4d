Testing.__checkValue(try rig.wrongs(catalogPath: fresh) == [],expression: .__fromSyntaxNode("try rig.wrongs(catalogPath: fresh) == []"),comments: ["operation \(operation), from the journal"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PruneTests/CheckpointTests.swift:104:13-104:106
