Testing.__checkValue(try CatalogReader(writer.catalog).roots().first,expression: .__fromSyntaxNode("try CatalogReader(writer.catalog).roots().first"),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/EngineTests/PackageTests.swift:323:24-323:81
