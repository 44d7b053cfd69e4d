Testing.__checkValue(try rig.prune { $0.maxUnused = .bytes(0) }.left == [],expression: .__fromSyntaxNode("try rig.prune { $0.maxUnused = .bytes(0) }.left == []"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PruneTests/PruneTests.swift:138:9-138:71
