Testing.__checkValue(restore.awaitWhileRunning { Files.bytesBeneath(target) > 0 },expression: .__fromSyntaxNode("restore.awaitWhileRunning { Files.bytesBeneath(target) > 0 }"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/PruneCommandTests.swift:116:9-116:78
