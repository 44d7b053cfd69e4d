Testing.__checkValue(try rig.wrongs(catalogPath: rig.rig.directory.file("fresh.sqlite")) == [],expression: .__fromSyntaxNode(#"try rig.wrongs(catalogPath: rig.rig.directory.file("fresh.sqlite")) == []"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PruneTests/CheckpointTests.swift:122:9-122:91
