Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/EncryptedTests.swift:43:22-43:38
