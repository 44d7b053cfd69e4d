Testing.__checkValue(try CatalogReader(writer.catalog).commits().map(\.number) == [2],expression: .__fromSyntaxNode(#"try CatalogReader(writer.catalog).commits().map(\.number) == [2]"#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/ForgetTests.swift:328:9-328:82
