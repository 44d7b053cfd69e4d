Testing.__checkValue(try test.verify(catalog: test.freshCatalog()).isDamaged,expression: .__fromSyntaxNode("try test.verify(catalog: test.freshCatalog()).isDamaged"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/JournalFromCatalogTests.swift:57:9-57:73
