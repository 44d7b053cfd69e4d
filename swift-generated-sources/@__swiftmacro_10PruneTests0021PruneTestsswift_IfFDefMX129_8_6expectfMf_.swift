Testing.__checkValue(try rig.prune { $0.maxUnused = .bytes(0) }.rewritten.count > 0,expression: .__fromSyntaxNode("try rig.prune { $0.maxUnused = .bytes(0) }.rewritten.count > 0"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PruneTests/PruneTests.swift:130:9-130:80
