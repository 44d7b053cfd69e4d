Testing.__checkClosureCall(throws: RepositoryError.inUse(holder: nil),performing: { try ReadersLock.exclude(repository.storage) },expression: .__fromSyntaxNode("try ReadersLock.exclude(repository.storage)"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PruneTests/PruneTests.swift:86:9-86:108
