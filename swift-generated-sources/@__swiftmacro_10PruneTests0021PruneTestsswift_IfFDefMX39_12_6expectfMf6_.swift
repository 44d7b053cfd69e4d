Testing.__checkValue(try rig.wrongs() == [],expression: .__fromSyntaxNode("try rig.wrongs() == []"),comments: ["seed \(seed), round \(round), after a backup"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PruneTests/PruneTests.swift:40:13-40:92
