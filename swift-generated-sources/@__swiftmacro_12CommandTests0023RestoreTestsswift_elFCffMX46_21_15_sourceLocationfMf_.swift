Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/RestoreTests.swift:47:22-47:38
