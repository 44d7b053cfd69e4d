Testing.__checkClosureCall(throws: RepositoryError.self,performing: { try rig.backUp() },expression: .__fromSyntaxNode("try rig.backUp()"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/RunTests.swift:78:9-78:67
