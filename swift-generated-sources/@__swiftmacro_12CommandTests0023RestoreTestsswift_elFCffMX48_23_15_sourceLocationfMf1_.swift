Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/RestoreTests.swift:49:24-49:40
