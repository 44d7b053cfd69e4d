Testing.__checkValue(try rig.wrongs(catalogPath: other) == [],expression: .__fromSyntaxNode("try rig.wrongs(catalogPath: other) == []"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PruneTests/PruneTests.swift:140:9-140:58
