Testing.__checkValue(rig.storage.contents[path],expression: .__fromSyntaxNode("rig.storage.contents[path]"),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/PruneTests/CheckpointTests.swift:165:25-165:61
