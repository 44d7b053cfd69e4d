Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/WatchEndTests.swift:143:22-143:38
