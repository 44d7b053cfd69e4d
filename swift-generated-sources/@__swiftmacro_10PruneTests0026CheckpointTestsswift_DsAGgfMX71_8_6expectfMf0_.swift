Testing.__checkValue(try rig.rig.openWriter(catalogPath: older).notes.contains { $0.contains("rebuilt from") },expression: .__fromSyntaxNode(#"try rig.rig.openWriter(catalogPath: older).notes.contains { $0.contains("rebuilt from") }"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PruneTests/CheckpointTests.swift:72:9-72:107
