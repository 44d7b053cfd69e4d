Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/EncryptedTests.swift:200:34-200:50
