Testing.__checkClosureCall(throws: SystemError.self,performing: { try packs.sync() },expression: .__fromSyntaxNode("try packs.sync()"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/StageTests.swift:106:9-106:63
