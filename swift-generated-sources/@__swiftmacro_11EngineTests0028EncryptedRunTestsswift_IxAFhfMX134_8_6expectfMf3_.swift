Testing.__checkClosureCall(throws: JournalDamage.self,performing: { try read([records[2], records[3], records[0], records[1]] + records[4...]) },expression: .__fromSyntaxNode("try read([records[2], records[3], records[0], records[1]] + records[4...])"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/EncryptedRunTests.swift:135:9-135:123
