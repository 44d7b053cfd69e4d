Testing.__checkClosureCall(throws: RepositoryError.self,performing: { try Repository.open(rig.storage, unlock: { _ in .generate() }) },expression: .__fromSyntaxNode("try Repository.open(rig.storage, unlock: { _ in .generate() })"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/EncryptedRunTests.swift:54:9-54:113
