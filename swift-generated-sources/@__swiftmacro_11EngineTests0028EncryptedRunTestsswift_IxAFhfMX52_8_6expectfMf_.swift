Testing.__checkClosureCall(throws: RepositoryError.passwordNeeded,performing: { try Repository.open(rig.storage) },expression: .__fromSyntaxNode("try Repository.open(rig.storage)"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/EncryptedRunTests.swift:53:9-53:93
