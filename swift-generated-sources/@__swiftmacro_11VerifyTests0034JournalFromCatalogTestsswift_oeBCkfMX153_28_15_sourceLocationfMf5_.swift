Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/VerifyTests/JournalFromCatalogTests.swift:154:29-154:45
