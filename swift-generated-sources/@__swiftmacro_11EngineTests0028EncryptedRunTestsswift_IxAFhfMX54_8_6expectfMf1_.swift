Testing.__checkValue(try Repository.description(in: rig.storage).slots.count == 1,expression: .__fromSyntaxNode("try Repository.description(in: rig.storage).slots.count == 1"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/EncryptedRunTests.swift:55:9-55:78
