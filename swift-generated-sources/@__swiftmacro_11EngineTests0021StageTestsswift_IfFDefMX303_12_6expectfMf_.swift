Testing.__checkClosureCall(throws: JournalDamage.self,performing: { try read(copy) },expression: .__fromSyntaxNode("try read(copy)"),comments: ["\(path)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/StageTests.swift:304:13-304:78
