Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/VerifyTests/JournalFromCatalogTests.swift:165:36-165:52
