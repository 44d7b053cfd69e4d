Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/VerifyTests/JournalFromCatalogTests.swift:89:29-89:45
