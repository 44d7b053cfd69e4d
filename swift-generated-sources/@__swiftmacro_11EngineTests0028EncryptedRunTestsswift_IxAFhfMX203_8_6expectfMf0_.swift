Testing.__checkClosureCall(throws: RollBack.self,performing: { try Self.open(rig, memory) },expression: .__fromSyntaxNode("try Self.open(rig, memory)"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/EncryptedRunTests.swift:204:9-204:70
