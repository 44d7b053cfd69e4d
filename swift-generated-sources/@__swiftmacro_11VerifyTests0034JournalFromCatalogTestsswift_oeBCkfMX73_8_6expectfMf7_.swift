Testing.__checkValue(try !test.verify().isDamaged,expression: .__fromSyntaxNode("try !test.verify().isDamaged"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/JournalFromCatalogTests.swift:74:9-74:46
