Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/WatchEndTests.swift:16:34-16:50
