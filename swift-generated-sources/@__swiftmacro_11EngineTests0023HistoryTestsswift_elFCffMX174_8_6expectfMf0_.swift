Testing.__checkValue(try CatalogReader(again.catalog).gaps().isEmpty,expression: .__fromSyntaxNode("try CatalogReader(again.catalog).gaps().isEmpty"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/HistoryTests.swift:175:9-175:65
