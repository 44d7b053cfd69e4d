Testing.__checkValue(try rig.wrongs() == [],expression: .__fromSyntaxNode("try rig.wrongs() == []"),comments: ["operation \(operation), pruned again"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PruneTests/PruneCrashTests.swift:43:13-43:84
