Testing.__checkValue(try rig.wrongs() == [],expression: .__fromSyntaxNode("try rig.wrongs() == []"),comments: ["operation \(operation)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PruneTests/CheckpointTests.swift:102:13-102:70
