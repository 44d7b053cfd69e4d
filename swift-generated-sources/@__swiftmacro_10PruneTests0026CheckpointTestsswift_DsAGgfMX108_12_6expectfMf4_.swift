Testing.__checkValue(try rig.wrongs() == [],expression: .__fromSyntaxNode("try rig.wrongs() == []"),comments: ["operation \(operation), gone on"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PruneTests/CheckpointTests.swift:109:13-109:79
