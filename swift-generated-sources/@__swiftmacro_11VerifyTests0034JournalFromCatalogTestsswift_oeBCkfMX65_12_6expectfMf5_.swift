Testing.__checkValue(try commits(test, catalog) == ids,expression: .__fromSyntaxNode("try commits(test, catalog) == ids"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/JournalFromCatalogTests.swift:66:13-66:55
