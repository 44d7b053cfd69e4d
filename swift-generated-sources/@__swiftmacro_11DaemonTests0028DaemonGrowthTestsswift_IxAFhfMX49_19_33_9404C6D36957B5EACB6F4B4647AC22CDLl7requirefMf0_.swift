Testing.__checkValue(try CatalogReader(session.writer.catalog).commits().last,expression: .__fromSyntaxNode("try CatalogReader(session.writer.catalog).commits().last"),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/DaemonTests/DaemonGrowthTests.swift:50:20-50:86
