Testing.__checkValue(rig.storage.contents.keys.first { $0.hasSuffix(".journal") },expression: .__fromSyntaxNode(#"rig.storage.contents.keys.first { $0.hasSuffix(".journal") }"#),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/PruneTests/CheckpointTests.swift:133:24-133:94
