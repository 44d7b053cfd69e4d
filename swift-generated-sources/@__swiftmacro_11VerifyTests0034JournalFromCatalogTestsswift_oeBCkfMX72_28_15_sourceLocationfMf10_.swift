Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/VerifyTests/JournalFromCatalogTests.swift:73:29-73:45
