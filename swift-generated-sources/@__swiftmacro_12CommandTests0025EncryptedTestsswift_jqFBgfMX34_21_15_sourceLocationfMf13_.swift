Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/EncryptedTests.swift:35:22-35:38
