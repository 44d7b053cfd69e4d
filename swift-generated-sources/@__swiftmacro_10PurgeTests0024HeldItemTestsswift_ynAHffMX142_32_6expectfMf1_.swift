Testing.__checkValue(try rig.attempt(kind, removing: true) == .held,expression: .__fromSyntaxNode("try rig.attempt(kind, removing: true) == .held"),comments: ["\(kind)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PurgeTests/HeldItemTests.swift:143:33-143:99
