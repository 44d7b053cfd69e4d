Testing.__checkValue(try rig.rig.openWriter(catalogPath: level).notes == ["the catalog was behind; caught up by 1 commit"],expression: .__fromSyntaxNode(#"try rig.rig.openWriter(catalogPath: level).notes == ["the catalog was behind; caught up by 1 commit"]"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PruneTests/CheckpointTests.swift:71:9-71:119
