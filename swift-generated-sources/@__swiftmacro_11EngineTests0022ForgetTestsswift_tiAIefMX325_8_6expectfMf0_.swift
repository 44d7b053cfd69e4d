Testing.__checkValue(try CatalogReader(writer.catalog).commits().count == 2,expression: .__fromSyntaxNode("try CatalogReader(writer.catalog).commits().count == 2"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/ForgetTests.swift:326:9-326:72
