Testing.__checkValue(try reader.incompleteCommit(affecting: 3)?.number == 2 && reader.incompleteCommit(affecting: 6) == nil,expression: .__fromSyntaxNode("try reader.incompleteCommit(affecting: 3)?.number == 2 && reader.incompleteCommit(affecting: 6) == nil"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/ForgetTests.swift:397:9-397:120
