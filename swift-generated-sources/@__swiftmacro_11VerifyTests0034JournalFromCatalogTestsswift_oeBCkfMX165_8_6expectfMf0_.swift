Testing.__checkValue(try test.repair().journal == nil,expression: .__fromSyntaxNode("try test.repair().journal == nil"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/JournalFromCatalogTests.swift:166:9-166:50
