Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/VerifyTests/JournalFromCatalogTests.swift:68:29-68:45
