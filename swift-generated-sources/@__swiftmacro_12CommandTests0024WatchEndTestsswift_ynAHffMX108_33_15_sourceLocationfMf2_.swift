Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/CommandTests/WatchEndTests.swift:109:34-109:50
