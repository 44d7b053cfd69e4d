Testing.__checkValue(try rig.rig.openWriter(catalogPath: other).notes == [],expression: .__fromSyntaxNode("try rig.rig.openWriter(catalogPath: other).notes == []"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PruneTests/PruneTests.swift:139:9-139:72
