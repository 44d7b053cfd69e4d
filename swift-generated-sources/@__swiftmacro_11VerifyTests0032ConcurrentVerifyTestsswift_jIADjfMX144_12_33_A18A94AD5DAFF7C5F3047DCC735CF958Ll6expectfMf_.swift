Testing.__checkValue(try test.sealedPacks.count == sealed + 1,expression: .__fromSyntaxNode("try test.sealedPacks.count == sealed + 1"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/ConcurrentVerifyTests.swift:145:13-145:62
