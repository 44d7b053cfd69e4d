Testing.__checkClosureCall(throws: RepositoryError.self,performing: { try run.forget([(commits[0].commit.id, .everywhere)]) },expression: .__fromSyntaxNode("try run.forget([(commits[0].commit.id, .everywhere)])"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/ForgetTests.swift:324:13-324:108
