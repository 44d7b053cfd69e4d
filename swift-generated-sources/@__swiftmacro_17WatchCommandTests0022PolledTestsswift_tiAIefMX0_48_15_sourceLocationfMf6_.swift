Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/WatchCommandTests/PolledTests.swift:1:49-1:65
