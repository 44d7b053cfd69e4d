Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/EncryptedTests.swift:198:23-198:39
