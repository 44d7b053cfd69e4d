Testing.__checkValue(try CatalogReader(writer.catalog).count(.past) == 0,expression: .__fromSyntaxNode("try CatalogReader(writer.catalog).count(.past) == 0"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/ForgetTests.swift:368:9-368:69
