Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/DatabaseTests.swift:123:40-123:56
