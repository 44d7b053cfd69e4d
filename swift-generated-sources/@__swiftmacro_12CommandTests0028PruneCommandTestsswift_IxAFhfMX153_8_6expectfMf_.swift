Testing.__checkValue(backup.awaitWhileRunning { Self.packBytes(sandbox) > before },expression: .__fromSyntaxNode("backup.awaitWhileRunning { Self.packBytes(sandbox) > before }"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/PruneCommandTests.swift:154:9-154:79
