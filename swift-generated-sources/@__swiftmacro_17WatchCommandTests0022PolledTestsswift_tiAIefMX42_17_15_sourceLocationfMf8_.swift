Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/WatchCommandTests/PolledTests.swift:43:18-43:34
