Testing.__checkValue(try CatalogReader(writer.catalog).forgotten(idPrefix: String(commits[0].commit.shortID)) == [1],expression: .__fromSyntaxNode("try CatalogReader(writer.catalog).forgotten(idPrefix: String(commits[0].commit.shortID)) == [1]"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/ForgetTests.swift:330:9-330:113
