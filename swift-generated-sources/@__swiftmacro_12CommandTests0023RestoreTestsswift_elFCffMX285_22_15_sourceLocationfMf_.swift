Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/RestoreTests.swift:286:23-286:39
