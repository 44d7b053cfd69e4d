Testing.__checkClosureCall(throws: JournalDamage.self,performing: { try read(Array(records.dropFirst(2))) },expression: .__fromSyntaxNode("try read(Array(records.dropFirst(2)))"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/EncryptedRunTests.swift:133:9-133:86
