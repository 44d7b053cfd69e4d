Testing.__checkValue(before.allSatisfy { rig.storage.contents[$0] != nil },expression: .__fromSyntaxNode("before.allSatisfy { rig.storage.contents[$0] != nil }"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PruneTests/CheckpointTests.swift:119:13-119:75
