Testing.__checkClosureCall(throws: RepositoryError.newestCommit,performing: { _ = try RetentionPlan(CatalogReader(writer.catalog), forgetting: [latest]) },expression: .__fromSyntaxNode("_ = try RetentionPlan(CatalogReader(writer.catalog), forgetting: [latest])"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/ForgetTests.swift:309:9-309:133
