Testing.__checkValue(try rig.wrongs() == [],expression: .__fromSyntaxNode("try rig.wrongs() == []"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PruneTests/PruneTests.swift:242:9-242:40
