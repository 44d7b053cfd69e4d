Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/WatchCommandTests/PolledTests.swift:44:25-44:41
