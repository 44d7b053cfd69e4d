Testing.__checkValue(try rig.wrongs(catalogPath: rig.rig.directory.file("headless-2.sqlite")) == [],expression: .__fromSyntaxNode(#"try rig.wrongs(catalogPath: rig.rig.directory.file("headless-2.sqlite")) == []"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PruneTests/CheckpointTests.swift:154:9-154:96
