Testing.__checkValue(try rig.storage.read(path, limit: 1 << 20),expression: .__fromSyntaxNode("try rig.storage.read(path, limit: 1 << 20)"),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/EngineTests/EncryptedRunTests.swift:115:25-115:77
