Testing.__checkValue(try catalog.isWhole(),expression: .__fromSyntaxNode("try catalog.isWhole()"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/JournalFromCatalogTests.swift:120:13-120:43
