Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/WatchCommandTests/PolledTests.swift:39:18-39:34
