Testing.__checkValue(try Repository.description(in: rig.storage).slots.count == 2,expression: .__fromSyntaxNode("try Repository.description(in: rig.storage).slots.count == 2"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/EncryptedRunTests.swift:99:9-99:78
