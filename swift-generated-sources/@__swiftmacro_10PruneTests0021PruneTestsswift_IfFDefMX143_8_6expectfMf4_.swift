Testing.__checkValue(try rig.rig.openWriter(catalogPath: other).notes.contains { $0.contains(victim) },expression: .__fromSyntaxNode("try rig.rig.openWriter(catalogPath: other).notes.contains { $0.contains(victim) }"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PruneTests/PruneTests.swift:144:9-144:99
