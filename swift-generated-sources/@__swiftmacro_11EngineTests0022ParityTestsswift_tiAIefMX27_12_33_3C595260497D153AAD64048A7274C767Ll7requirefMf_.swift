Testing.__checkValue(try rig.storage.read(path, limit: 1 << 30),expression: .__fromSyntaxNode("try rig.storage.read(path, limit: 1 << 30)"),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/EngineTests/ParityTests.swift:28:13-28:65
