Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/EncryptedTests.swift:101:22-101:38
