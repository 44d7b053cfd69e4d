Testing.__checkClosureCall(throws: RepositoryError.self,performing: { try rig.openWriter() },expression: .__fromSyntaxNode("try rig.openWriter()"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/RunTests.swift:157:9-157:71
