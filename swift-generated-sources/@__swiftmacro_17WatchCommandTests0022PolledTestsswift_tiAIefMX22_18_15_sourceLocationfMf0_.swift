Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/WatchCommandTests/PolledTests.swift:23:19-23:35
