Testing.__checkClosureCall(throws: JournalDamage.self,performing: { try read(records + records.suffix(2)) },expression: .__fromSyntaxNode("try read(records + records.suffix(2))"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/EncryptedRunTests.swift:136:9-136:86
