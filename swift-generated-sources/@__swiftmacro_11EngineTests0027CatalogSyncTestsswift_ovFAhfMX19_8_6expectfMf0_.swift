Testing.__checkValue(try CatalogReader(catalog).count(.chunk) == 1,expression: .__fromSyntaxNode("try CatalogReader(catalog).count(.chunk) == 1"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/CatalogSyncTests.swift:20:9-20:63
