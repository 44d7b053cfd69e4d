Testing.__checkValue(try CatalogReader(writer.catalog).latestCommit(),expression: .__fromSyntaxNode("try CatalogReader(writer.catalog).latestCommit()"),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/EngineTests/ForgetTests.swift:305:26-305:84
