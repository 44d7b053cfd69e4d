Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/WatchEndTests.swift:161:22-161:38
