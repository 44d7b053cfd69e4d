Testing.__checkValue(try CatalogReader(writer.catalog).roots().first,expression: .__fromSyntaxNode("try CatalogReader(writer.catalog).roots().first"),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/EngineTests/PlaceTests.swift:21:28-21:85
