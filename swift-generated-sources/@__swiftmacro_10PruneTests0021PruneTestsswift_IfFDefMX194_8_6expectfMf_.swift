Testing.__checkClosureCall(throws: (any Error).self,performing: { try rig.prune() },expression: .__fromSyntaxNode("try rig.prune()"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PruneTests/PruneTests.swift:195:9-195:62
