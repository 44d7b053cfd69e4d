Testing.__checkClosureCall(throws: JournalDamage.self,performing: { try read(storage) },expression: .__fromSyntaxNode("try read(storage)"),comments: ["cut to \(length)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/StageTests.swift:275:13-275:90
