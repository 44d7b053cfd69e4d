Testing.__checkValue(try rig.findings() == [],expression: .__fromSyntaxNode("try rig.findings() == []"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PruneTests/CheckpointTests.swift:49:13-49:46
