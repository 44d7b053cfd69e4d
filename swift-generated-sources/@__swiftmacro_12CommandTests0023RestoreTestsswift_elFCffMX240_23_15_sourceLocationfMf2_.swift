Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/RestoreTests.swift:241:24-241:40
