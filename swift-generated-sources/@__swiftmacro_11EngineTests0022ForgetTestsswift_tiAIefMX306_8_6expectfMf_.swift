Testing.__checkClosureCall(throws: RepositoryError.newestCommit,performing: { try run.forget([(latest.commit.id, .everywhere)]) },expression: .__fromSyntaxNode("try run.forget([(latest.commit.id, .everywhere)])"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/ForgetTests.swift:307:9-307:108
