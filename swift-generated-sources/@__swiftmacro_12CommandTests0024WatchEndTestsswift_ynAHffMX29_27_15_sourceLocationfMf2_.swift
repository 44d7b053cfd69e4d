Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/WatchEndTests.swift:30:28-30:44
